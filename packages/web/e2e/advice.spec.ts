import type { Page } from '@playwright/test';
import { playByMouse } from './mouse.ts';
import { endTurn, expect, lit, log, note, openGame, openTable, PHONE, problems, target, test } from './table.ts';

const DESK = { width: 1440, height: 900 };
/** Asks a bot that has moved. */
const asked = (page: Page) => log(page).getByRole('button', { name: 'why?' });
const hint = (page: Page) => page.getByRole('region', { name: 'Hint' });

test('a hint lights a move, shows what else was weighed and says why', async ({ page }) => {
  await openTable(page, 3);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(hint(page).getByRole('row')).not.toHaveCount(0);
  await expect(hint(page).getByRole('paragraph')).toContainText(/\.$/);
  await expect(page.locator('[data-target].advised')).toHaveCount(1);
  await expect(lit(page).and(page.locator('.advised'))).toHaveAttribute('data-target', /^bid:/);
  expect(await problems(page)).toEqual([]);
  // What is chosen needs no advice any more.
  await target(page, 'bid:1').click();
  await expect(hint(page)).toBeHidden();
  await expect(page.locator('.advised')).toHaveCount(0);
});

test('a hint names the move first, and does it', async ({ page }) => {
  await page.setViewportSize(DESK);
  await openTable(page, 2);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(hint(page)).toContainText(/Best: Bid /);
  // What pointing tells has its place beside it, and the points stay where they are.
  await page.mouse.move(0, 0);
  await expect(note(page)).toContainText('Point at the board');
  const points = page.getByRole('region', { name: 'Points so far' });
  const before = await points.boundingBox();
  await target(page, 'quay:0').hover();
  await expect(note(page)).not.toContainText('Point at the board');
  expect(await points.boundingBox()).toEqual(before);
  await hint(page).getByRole('button', { name: 'Do it' }).click();
  await expect(hint(page)).toBeHidden();
  await expect(target(page, 'bid:0')).toHaveCount(0);
});

test('beside a hint the few moves and the end of the turn stay within their sheet, and who is new reads it first', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await openGame(page, 'crossing-oceans', 4);
  await page.mouse.move(0, 0);
  await expect(note(page)).toContainText('Coal makes ships ready');
  await page.keyboard.press('h');
  await expect(hint(page).getByRole('table')).toBeVisible();
  await expect(note(page)).not.toContainText('Coal makes ships ready');
  const sheet = await page.getByRole('region', { name: 'Your turn' }).boundingBox();
  for (const button of [endTurn(page), page.locator('.move').first(), page.locator('.move').last()]) {
    await expect(button).toBeInViewport({ ratio: 1 });
    const box = await button.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((sheet?.y ?? 0) + (sheet?.height ?? 0));
  }
});

test('on a telephone held sideways a hint leaves its heading, what it advises and the end of the turn in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await openGame(page, 'shipyard-second', 2);
  await page.keyboard.press('h');
  const inSight = async () => {
    for (const name of ['Do it', 'Close'])
      await expect(hint(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await expect(hint(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(endTurn(page)).toBeInViewport({ ratio: 1 });
  };
  await inSight();
  const moves = page.getByRole('button', { name: /^Moves/ });
  await moves.click();
  await inSight();
  await moves.click();
  await inSight();
  await expect(page.getByText('Something broke')).toHaveCount(0);
});

test('a hint that is asked for while the last move of a turn is on its way breaks nothing', async ({ page }) => {
  await openTable(page, 2);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-target="bid:1"]')?.click();
    document.querySelector<HTMLElement>('.hint')?.click();
  });
  await expect(page.getByText('Something broke')).toHaveCount(0);
});

test('by keyboard, and it is closed again', async ({ page }) => {
  await openGame(page, 'crossing-oceans', 2);
  await page.keyboard.press('h');
  await expect(hint(page)).toBeVisible();
  await hint(page).getByRole('button').last().click();
  await expect(hint(page)).toBeHidden();
});

/** Asks for a hint and presses a button of it as soon as that is there, for on a quick machine the hint may come first; tells whether it showed how far it is. */
const pressWhileItThinks = (page: Page, name: string): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    document.querySelector<HTMLElement>('.hint')?.click();
    for (;;) {
      const buttons = [...document.querySelectorAll('button')];
      const button = buttons.find(({ textContent }) => textContent?.trim() === wanted);
      const hasProgress = document.querySelector('progress') !== null;
      button?.click();
      if (button !== undefined) return hasProgress;
      await new Promise(requestAnimationFrame);
    }
  }, name);

test('a hint that takes long shows how far it is, and can be cancelled or told at once', async ({ page }) => {
  await openGame(page, 'shipyard-second', 4);
  await expect(page.getByRole('button', { name: 'Hint' })).toBeEnabled();
  expect(await pressWhileItThinks(page, 'Cancel')).toBe(true);
  await expect(hint(page)).toBeHidden();
  expect(await pressWhileItThinks(page, 'Tell me now')).toBe(true);
  // So soon it may have weighed no more than one move, and then there is no table.
  await expect(hint(page).getByRole('button', { name: 'Do it' })).toBeVisible();
  await expect(hint(page).getByRole('paragraph')).toHaveText(/\.$/);
});

test('a bot tells why it has moved: at once if that gives nothing away, else only who wants to know', async ({
  page,
}) => {
  await openGame(page, 'crossing-oceans', 2);
  const why = page.getByRole('region', { name: /^Why .+ moved so$/ });
  await playByMouse(page, { until: '[role=log] .why' });
  await asked(page).first().click();
  await expect(why.getByRole('paragraph')).toHaveText(/\.$/);
  await page.setViewportSize(PHONE);
  expect(await problems(page)).toEqual([]);

  await openTable(page, 2);
  await playByMouse(page, { until: '[role=log] .why' });
  await asked(page).first().click();
  await expect(why.getByRole('paragraph')).toHaveText(/^The reason may give away what .+ hides\.$/);
  await expect(why.getByRole('table')).toHaveCount(0);
  await why.getByRole('button', { name: 'Show it all the same' }).click();
  await why.getByText('What else was weighed').click();
  await expect(why.getByRole('table')).toBeVisible();
});

test('a bot that thinks shows how far it is, and moves at once when it is told to', async ({ page }) => {
  await openGame(page, 'crossing-oceans', 2, 'admiral');
  const table = page.locator('main');
  const now = page.getByRole('button', { name: 'Move now' });
  for (let waits = 'you'; waits === 'you'; waits = (await table.getAttribute('data-waits')) ?? '') {
    const before = (await table.getAttribute('data-entry')) ?? '';
    await ((await endTurn(page).isEnabled()) ? endTurn(page) : lit(page).first()).click();
    // Before the click has been answered, the page shows what was to be chosen then.
    await expect(table).not.toHaveAttribute('data-entry', before);
  }
  await expect(page.getByRole('progressbar', { name: 'Thinking' })).toBeVisible();
  await now.click();
  await expect(table).toHaveAttribute('data-waits', 'you');
});
