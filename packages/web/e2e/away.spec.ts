import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { expect, LAPTOP, overflow, PHONE, problems, test } from './table.ts';

/** Somebody with a browser of their own. */
async function arrive(browser: Browser, path: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB', viewport: LAPTOP })).newPage();
  await page.goto(path);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
  return page;
}

/** Anna and Ben at a table with a day for each decision, and as much vacation as is usual. */
async function begun(browser: Browser) {
  const anna = await arrive(browser, '/#/online/new/example', 'Anna');
  await anna.locator('input[name=seats][value="2"]').check({ force: true });
  await anna.getByLabel('Clock').selectOption({ index: 5 });
  await expect(anna.getByLabel('Vacation')).toBeVisible();
  await anna.getByRole('button', { name: 'Open a table' }).click();
  await anna.getByRole('button', { name: 'Sit here: Seat 1' }).click();
  const link = await anna.getByLabel('Send this link').inputValue();
  const ben = await arrive(browser, link.slice(link.indexOf('/#')), 'Ben');
  await ben.getByRole('button', { name: 'Sit here: Seat 2' }).click();
  await anna.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [anna, ben]) await expect(page.locator('main[data-entry]')).toBeVisible();
  const table = /table\/([^/?]+)/.exec(anna.url())?.[1] ?? '';
  return { anna, ben, table };
}

/** What whoever runs the server does, beside it. */
const repair = (table: string, ...words: readonly string[]) =>
  promisify(execFile)(process.execPath, ['packages/cli/bin/riband.mjs', 'table', table, ...words], {
    env: { ...process.env, RIBAND_DATA: 'node_modules/.cache/riband/browser-tests' },
  });

async function looksRight(page: Page): Promise<void> {
  for (const size of [PHONE, LAPTOP]) {
    await page.setViewportSize(size);
    expect((await overflow(page)).right).toBe(0);
  }
  expect(await problems(page)).toEqual([]);
}

test('who goes on vacation is seen to be, until they are back', async ({ browser }) => {
  const { anna, ben } = await begun(browser);
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
  const { anna, ben, table } = await begun(browser);
  await repair(table, '--set-aside', '--notice', 'The harbour is being dredged.');
  for (const page of [anna, ben]) {
    await expect(page.getByText('The harbour is being dredged.')).toBeVisible();
    await expect(page.locator('main[data-entry]')).toHaveCount(0);
  }
  await looksRight(anna);
  await repair(table, '--bring-back');
  for (const page of [anna, ben]) await expect(page.locator('main[data-entry]')).toBeVisible();
});
