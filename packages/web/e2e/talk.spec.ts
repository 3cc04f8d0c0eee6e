import { arrive, begun } from './online.ts';
import { expect, LAPTOP, PHONE, problems, test } from './table.ts';

test('people at a table talk: what was read stays read, and what hurts is asked first', async ({ browser }) => {
  const { anna, ben, link } = await begun(browser, 'example');
  const eve = await arrive(browser, link, 'Eve');
  await expect(eve.getByText('You are watching')).toBeVisible();
  await anna.getByRole('region', { name: 'Talk' }).getByRole('button', { name: 'Say' }).click();
  await anna.getByLabel('What you want to say').fill('<img src=x onerror=alert(1)> ahoy');
  await anna.keyboard.press('Enter');
  const talk = ben.getByRole('region', { name: 'Talk' });
  await talk.getByRole('button', { name: 'one new line' }).click();
  await expect(talk.getByRole('log')).toContainText('<img src=x onerror=alert(1)> ahoy');
  await expect(talk.locator('img')).toHaveCount(0);
  expect(await problems(ben)).toEqual([]);
  await expect(eve.getByRole('region', { name: 'Talk' })).toHaveCount(0);
  // What was read stays read, also for who goes away and comes back; what is not is seen on a telephone too.
  await ben.goto('/#/online');
  await ben.getByRole('region', { name: 'My games' }).getByRole('button').click();
  await expect(talk.getByRole('button', { name: 'Say' })).toBeVisible();
  await ben.setViewportSize(PHONE);
  await anna.getByLabel('What you want to say').fill('Still there?');
  await anna.keyboard.press('Enter');
  await expect(ben.getByRole('button', { name: 'one new line' }).last()).toBeInViewport();
  await ben.getByRole('button', { name: 'one new line' }).last().click();
  await expect(talk.getByText('Still there?')).toBeInViewport();
  await expect(ben.getByRole('button', { name: 'one new line' })).toHaveCount(0);
  await ben.setViewportSize(LAPTOP);

  // To silence everybody, or to tell on somebody, is asked first.
  await talk.getByRole('button', { name: 'Report this line' }).last().click();
  await expect(ben.getByRole('alertdialog')).toContainText('Still there?');
  expect(await problems(ben)).toEqual([]);
  await ben.getByRole('alertdialog').getByRole('button', { name: 'Report' }).click();
  await expect(talk).toContainText('Reported');
  await anna.getByRole('button', { name: 'Turn the talk off for all' }).click();
  await expect(anna.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await anna.getByRole('button', { name: 'Turn it off' }).click();
  await expect(talk).toContainText('The host has turned the talk off.');
});
