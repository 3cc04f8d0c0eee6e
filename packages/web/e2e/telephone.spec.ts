import type { Page } from '@playwright/test';
import { endTurn, expect, LAPTOP, log, note, openGame, PHONE, problems, target, test } from './table.ts';

test.use({ viewport: PHONE });

/** How far something ends above what lies at the foot of the screen. */
const gapAbove = (page: Page, upper: string): Promise<number> =>
  page.evaluate((selector) => {
    const bottom = document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
    return (document.querySelector('.dock')?.getBoundingClientRect().top ?? 0) - bottom;
  }, upper);

test('what is told, and the log, lie on what can be done, however high that is', async ({ page }) => {
  await openGame(page, 'shipyard-second', 2);
  const isJoined = (upper: string) =>
    expect.poll(async () => Math.abs((await gapAbove(page, upper)) + 1)).toBeLessThan(2);
  await isJoined('.told');
  await page.getByRole('button', { name: /^Moves/ }).click();
  await isJoined('.told');
  await page.setViewportSize({ ...LAPTOP, width: 1024 });
  await page.getByRole('button', { name: /^Moves/ }).click();
  await isJoined('.told');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await isJoined('.raised');
});

test('the list of moves ends above the end of the turn', async ({ page }) => {
  await openGame(page, 'shipyard-second', 2);
  await page.getByRole('button', { name: /^Moves/ }).click();
  const list = page.getByRole('list', { name: 'Legal moves' });
  const { y, height } = (await list.boundingBox()) ?? { y: 0, height: 0 };
  const end = await endTurn(page).boundingBox();
  expect(y + height).toBeLessThanOrEqual(end?.y ?? 0);
});

test('on a telephone the log comes up above what can be done, and goes when a line of it is looked at', async ({
  page,
}) => {
  await openGame(page, 'crossing-oceans');
  await expect(log(page)).not.toBeInViewport();
  const key = page.getByRole('button', { name: 'Log', exact: true });
  await key.click();
  await expect(log(page).getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
  await expect(target(page, 'button:contract')).toBeInViewport({ ratio: 1 });
  expect(await problems(page)).toEqual([]);
  await log(page).getByTitle('Look at the board at this moment').last().click();
  await expect(page.getByRole('heading', { name: /^You are looking back/ })).toBeVisible();
  await expect(key).toHaveAttribute('aria-expanded', 'false');
  await key.click();
  await expect(log(page).locator('[aria-current=step]')).toBeInViewport({ ratio: 0.9 });
});

test('who plays a game for the first time is told what matters in it, until they know', async ({ page }) => {
  await openGame(page, 'shipyard-second', 2);
  // Where it rests, the mouse would ask for something else.
  await page.mouse.move(0, 0);
  await expect(note(page)).toContainText('A ship scores once');
  // Whoever scrolls to the end of the page, when all of it has come, finds the whole log above it.
  const hidden = () =>
    page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      const [log, told] = ['[aria-labelledby=log]', '.told'].map((css) => document.querySelector(css));
      return log && told ? log.getBoundingClientRect().bottom - told.getBoundingClientRect().top : Number.NaN;
    });
  await expect.poll(hidden).toBeLessThanOrEqual(0);
  await note(page).getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { name: 'In brief' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await note(page).getByRole('button', { name: 'Got it' }).click();
  await expect(note(page)).not.toContainText('A ship scores once');
  // The first edition is the same game; another game is new again.
  await openGame(page, 'shipyard-first', 2);
  await expect(note(page)).not.toContainText('A ship scores once');
  await openGame(page, 'crossing-oceans', 2);
  await page.mouse.move(0, 0);
  await expect(note(page)).toContainText('Coal makes ships ready');
});
