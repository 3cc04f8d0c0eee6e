import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { expect, lit } from './table.ts';

type Doing = (page: Page) => Promise<void>;
const nothing: Doing = async () => {};

/** Somebody with a browser of their own, which may be prepared. */
export async function arrive(browser: Browser, path: string, name: string, prepare = nothing): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await prepare(page);
  await page.addInitScript(() => localStorage.setItem('riband.pace', 'instant'));
  await page.goto(path);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
  return page;
}

export type Text = (text: string) => string;

/** Prepares a browser: somebody changes what goes over its line to the server, and what comes. */
export const changing =
  ({ up = (text) => text, down = (text) => text }: { readonly up?: Text; readonly down?: Text }): Doing =>
  (page) =>
    page.routeWebSocket(/\/api\/socket$/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => server.send(up(String(text))));
      server.onMessage((text) => socket.send(down(String(text))));
    });

/** Anna has opened a table of that game and sits at the first seat; the link leads there. */
export async function tableOf(browser: Browser, game: string, choose = nothing, prepare = nothing) {
  const anna = await arrive(browser, `/#/online/new/${game}`, 'Anna', prepare);
  await anna.locator('input[name=seats][value="2"]').check({ force: true });
  await choose(anna);
  await anna.getByRole('button', { name: 'Open a table' }).click();
  await expect(anna.getByRole('listitem', { name: 'Seat 1' })).toContainText('Anna');
  const link = await anna.getByLabel('Send this link').inputValue();
  return { anna, link: link.slice(link.indexOf('/#')) };
}

/** And Ben has followed it, and they have begun. */
export async function begun(browser: Browser, game: string, choose?: Doing) {
  const { anna, link } = await tableOf(browser, game, choose);
  const ben = await arrive(browser, link, 'Ben');
  await ben.getByRole('button', { name: 'Sit here: Seat 2' }).click();
  await expect(anna.getByRole('listitem', { name: 'Seat 2' })).toContainText('Ben');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [anna, ben]) await page.locator('main[data-entry]').waitFor();
  const table = /table\/([^/?]+)/.exec(anna.url())?.[1] ?? '';
  return { anna, ben, link, table };
}

/** Where a page is in the game, and for whom it waits there. */
export const standOf = (page: Page) =>
  page.locator('main[data-entry]').evaluate(({ dataset }) => ({
    entry: Number(dataset['entry']),
    waits: dataset['waits'],
  }));
export const entryOf = async (page: Page) => (await standOf(page)).entry;

/** The pages show the same moment, in which one of them is to act, or the game is over: between two moments nobody may be. */
export async function settled(
  pages: readonly Page[],
): Promise<{ readonly entry: number; readonly toAct: Page | undefined }> {
  let stands = await Promise.all(pages.map(standOf));
  const isOver = () => stands.every(({ waits }) => waits === 'over');
  await expect
    .poll(async () => {
      stands = await Promise.all(pages.map(standOf));
      const isSame = stands.every(({ entry }) => entry === stands[0]?.entry);
      return isSame && (isOver() || stands.some(({ waits }) => waits === 'you'));
    })
    .toBe(true);
  return { entry: stands[0]?.entry ?? 0, toAct: pages.find((_, index) => stands[index]?.waits === 'you') };
}

/** Does the first thing that can be done where it is one's turn, without waiting for what comes of it. */
export async function click(page: Page): Promise<void> {
  const end = page.getByRole('button', { name: 'End turn' });
  if (await end.isEnabled()) await end.click();
  else await lit(page).first().click();
}

/** Whoever is to act acts, and that is seen. False if nobody is, because the game is over. */
export async function playOn(pages: readonly Page[]): Promise<boolean> {
  const { entry, toAct } = await settled(pages);
  if (toAct === undefined) return false;
  await click(toAct);
  await expect.poll(() => entryOf(toAct)).toBeGreaterThan(entry);
  return true;
}

/** What whoever runs the server does, beside it. */
export const riband = (...words: readonly string[]) =>
  promisify(execFile)(process.execPath, ['packages/cli/bin/riband.mjs', ...words], {
    env: { ...process.env, RIBAND_DATA: 'node_modules/.cache/riband/browser-tests' },
  });
