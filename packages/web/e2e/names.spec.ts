import { arrive, begun, tableOf } from './online.ts';
import { expect, LAPTOP, overflow, PHONE, problems, test } from './table.ts';

test('who has the name of somebody at the table is offered to change it, and sits down', async ({ browser }) => {
  const { anna, link } = await tableOf(browser, 'example');
  const other = await arrive(browser, link, 'Anna');
  const sit = other.getByRole('button', { name: 'Sit here: Seat 2' });
  await sit.click();
  await expect(other.getByRole('alert')).toContainText('Change your name to sit here.');
  await other.getByRole('button', { name: 'Change my name' }).click();
  const dialog = other.getByRole('dialog', { name: 'Change my name' });
  await expect(dialog.getByLabel('Your name')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Change my name' })).toBeDisabled();
  await dialog.getByLabel('Your name').fill('\u0410nna');
  await dialog.getByRole('button', { name: 'Change my name' }).click();
  await expect(dialog.getByRole('alert')).toContainText('letters of one alphabet');
  for (const size of [LAPTOP, PHONE]) {
    await other.setViewportSize(size);
    expect(await problems(other)).toEqual([]);
    expect((await overflow(other)).right).toBe(0);
  }
  await dialog.getByLabel('Your name').fill('Annabel');
  await dialog.getByRole('button', { name: 'Change my name' }).click();
  await expect(dialog).toBeHidden();
  await expect(other.getByRole('alert')).toHaveCount(0);
  await sit.click();
  await expect(anna.getByRole('listitem', { name: 'Seat 2' })).toContainText('Annabel');
});

test('in my account one changes one’s name, and is greeted by it', async ({ browser }) => {
  const page = await arrive(browser, '/#/online', 'Cora');
  await page.getByRole('button', { name: 'My account' }).click();
  const account = page.getByRole('dialog', { name: 'My account' });
  // A telephone shows its keyboard only to who wants to write.
  await expect(account.getByRole('button', { name: 'Close' })).toBeFocused();
  await account.getByLabel('Your name').fill('Coralie');
  await account.getByRole('button', { name: 'Change my name' }).click();
  await expect(account.getByRole('status').first()).toHaveText('You are now called Coralie.');
  for (const size of [LAPTOP, PHONE]) {
    await page.setViewportSize(size);
    expect(await problems(page)).toEqual([]);
    expect((await overflow(page)).right).toBe(0);
  }
  await page.reload();
  await expect(page.getByText('Coralie')).toBeVisible();
});

test('everybody at a table sees who of the others is there', async ({ browser }) => {
  const { anna, ben, link } = await begun(browser, 'example');
  const points = anna.getByRole('region', { name: 'Points so far' });
  const here = points.getByRole('img', { name: 'here now' });
  await expect(
    points.locator('summary').filter({ hasText: 'Ben' }).and(points.locator('summary:has([role=img])')),
  ).toHaveCount(1);
  await expect(here).toHaveCount(1);
  for (const size of [LAPTOP, PHONE]) {
    await anna.setViewportSize(size);
    expect(await problems(anna)).toEqual([]);
  }
  // Who only looks on is not told.
  const watcher = await arrive(browser, link, 'Max');
  await expect(watcher.locator('main[data-entry]')).toBeVisible();
  await expect(watcher.getByRole('img', { name: 'here now' })).toHaveCount(0);
  await ben.goto('/#/online');
  await expect(here).toHaveCount(0);
  await ben.goBack();
  await expect(here).toHaveCount(1);
});
