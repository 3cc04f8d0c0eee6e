import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { expect } from './table.ts';

/** Somebody with a browser of their own. */
export async function arrive(browser: Browser, path: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await page.addInitScript(() => localStorage.setItem('riband.pace', 'instant'));
  await page.goto(path);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
  return page;
}

/** Anna has opened a table of that game and sits at the first seat; the link leads there. */
export async function tableOf(browser: Browser, game: string, choose: (page: Page) => Promise<void> = async () => {}) {
  const anna = await arrive(browser, `/#/online/new/${game}`, 'Anna');
  await anna.locator('input[name=seats][value="2"]').check({ force: true });
  await choose(anna);
  await anna.getByRole('button', { name: 'Open a table' }).click();
  await expect(anna.getByRole('listitem', { name: 'Seat 1' })).toContainText('Anna');
  const link = await anna.getByLabel('Send this link').inputValue();
  return { anna, link: link.slice(link.indexOf('/#')) };
}

/** And Ben has followed it, and they have begun. */
export async function begun(browser: Browser, game: string, choose?: (page: Page) => Promise<void>) {
  const { anna, link } = await tableOf(browser, game, choose);
  const ben = await arrive(browser, link, 'Ben');
  await ben.getByRole('button', { name: 'Sit here: Seat 2' }).click();
  await expect(anna.getByRole('listitem', { name: 'Seat 2' })).toContainText('Ben');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [anna, ben]) await expect(page.locator('main[data-entry]')).toBeVisible();
  const table = /table\/([^/?]+)/.exec(anna.url())?.[1] ?? '';
  return { anna, ben, link, table };
}

/** What whoever runs the server does, beside it. */
export const repair = (table: string, ...words: readonly string[]) =>
  promisify(execFile)(process.execPath, ['packages/cli/bin/riband.mjs', 'table', table, ...words], {
    env: { ...process.env, RIBAND_DATA: 'node_modules/.cache/riband/browser-tests' },
  });
