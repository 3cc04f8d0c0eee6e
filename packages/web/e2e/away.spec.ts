import type { Browser, Page } from '@playwright/test';
import { begun, riband } from './online.ts';
import { expect, LAPTOP, overflow, PHONE, problems, test } from './table.ts';

/** Anna and Ben at a table with a day for each decision, and as much vacation as is usual. */
const begunInDays = (browser: Browser) =>
  begun(browser, 'example', async (page) => {
    await page.setViewportSize(LAPTOP);
    await page.getByLabel('Clock').selectOption({ index: 5 });
    await expect(page.getByLabel('Vacation')).toBeVisible();
  });

async function looksRight(page: Page): Promise<void> {
  for (const size of [PHONE, LAPTOP]) {
    await page.setViewportSize(size);
    expect((await overflow(page)).right).toBe(0);
  }
  expect(await problems(page)).toEqual([]);
}

test('who goes on vacation is seen to be, until they are back', async ({ browser }) => {
  const { anna, ben } = await begunInDays(browser);
  await ben.getByRole('button', { name: 'Begin my vacation' }).click();
  await expect(anna.getByText(/^Ben is on vacation, until .+ at the latest\.$/)).toBeVisible();
  await expect(ben.getByRole('button', { name: 'End my vacation' })).toBeVisible();
  await looksRight(anna);
  await looksRight(ben);
  // Clocks and vacations take nothing of the height of the board.
  await expect.poll(() => overflow(anna)).toEqual({ below: 0, right: 0 });
  await ben.getByRole('button', { name: 'End my vacation' }).click();
  await expect(anna.getByText('is on vacation')).toHaveCount(0);
  await expect(ben.getByRole('button', { name: 'Begin my vacation' })).toBeVisible();
});

test('a table that is set aside says why, and comes back by itself', async ({ browser }) => {
  const { anna, ben, table } = await begunInDays(browser);
  await riband('table', table, '--set-aside', '--notice', 'The harbour is being dredged.');
  for (const page of [anna, ben]) {
    await expect(page.getByText('The harbour is being dredged.')).toBeVisible();
    await expect(page.locator('main[data-entry]')).toHaveCount(0);
  }
  await looksRight(anna);
  expect((await riband('aside')).stdout).toMatch(new RegExp(`Table ${table}[^]*The harbour is being dredged`));
  await riband('table', table, '--bring-back');
  for (const page of [anna, ben]) await expect(page.locator('main[data-entry]')).toBeVisible();
});
