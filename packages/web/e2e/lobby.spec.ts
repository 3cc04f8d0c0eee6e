import { arrive, tableOf } from './online.ts';
import { expect, LAPTOP, overflow, PHONE, problems, test } from './table.ts';

test('the host closes a table before it begins, and everybody is told, also who follows the link later', async ({
  browser,
}) => {
  const { anna, link } = await tableOf(browser, 'example', (page) => page.getByLabel('List it for everybody').check());
  const ben = await arrive(browser, link, 'Ben');
  await ben.getByRole('button', { name: 'Sit here: Seat 2' }).click();
  await expect(ben.getByRole('button', { name: 'Close the table' })).toHaveCount(0);

  // Once is not enough, and one can think better of it.
  await anna.getByRole('button', { name: 'Close the table' }).click();
  await expect(anna.getByRole('alertdialog')).toContainText('This cannot be undone.');
  const keep = anna.getByRole('button', { name: 'Keep it open' });
  await expect(keep).toBeFocused();
  for (const size of [LAPTOP, PHONE]) {
    await anna.setViewportSize(size);
    expect(await problems(anna)).toEqual([]);
    expect((await overflow(anna)).right).toBe(0);
  }
  await keep.click();
  await expect(anna.getByRole('button', { name: 'Close the table' })).toBeFocused();
  await anna.getByRole('button', { name: 'Close the table' }).click();
  await anna.getByRole('alertdialog').getByRole('button', { name: 'Close the table' }).click();

  const late = await arrive(browser, link, 'Late');
  for (const page of [anna, ben, late]) {
    await expect(page.getByRole('heading', { name: 'This table is closed' })).toBeVisible();
    await expect(page.getByText('The host has closed it.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sit here' })).toHaveCount(0);
  }
  for (const size of [LAPTOP, PHONE]) {
    await ben.setViewportSize(size);
    expect(await problems(ben)).toEqual([]);
    expect((await overflow(ben)).right).toBe(0);
  }

  await ben.getByRole('button', { name: 'All tables' }).click();
  await expect(ben.getByRole('region', { name: 'My games' }).getByRole('button')).toHaveCount(0);
  await expect(ben.getByRole('region', { name: 'Finished games' })).toContainText('closed before it began');
  await late.getByRole('button', { name: 'All tables' }).click();
  await expect(late.getByRole('region', { name: 'Open tables' })).not.toContainText('Ben');
});
