import type { Page } from '@playwright/test';
import {
  act,
  endTurn,
  expect,
  LAPTOP,
  lit,
  log,
  note,
  openGame,
  overflow,
  PHONE,
  problems,
  result,
  target,
  test,
} from './table.ts';

/** Things that build ships come first, most of the time; ways to sail always. Ends the turn when nothing is lit. Returns what was met. */
async function playOn(page: Page, step: number): Promise<string | null> {
  const next = await page.evaluate((turn) => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const way = all('[data-way]')[0]?.getAttribute('data-way');
    if (way) return `[data-way="${way}"]`;
    const names = all('[data-target][aria-disabled="false"]').map((thing) => thing.getAttribute('data-target') ?? '');
    const wanted = ['fit:', 'yard:', 'market:', 'action:build'].map((kind) =>
      names.filter((name) => name.startsWith(kind)),
    );
    const among = (turn % 4 === 0 ? undefined : wanted.find((group) => group.length > 0)) ?? names;
    return among.length === 0 ? null : `[data-target="${among[(turn * 7) % among.length]}"]`;
  }, step);
  await act(page, () => (next === null ? endTurn(page) : page.locator(next)).click());
  return next;
}

test('a whole game of the second edition by clicking what is lit on the board', async ({ page }) => {
  test.slow();
  await openGame(page, 'shipyard-second', 2);
  const chosen: string[] = [];
  for (let step = 1; !(await result(page).isVisible()); step++) chosen.push((await playOn(page, step)) ?? '');
  for (const kind of ['action:', 'market:', 'yard:', 'canal:', 'rotate:', 'ring:', 'employee:', 'contract:', 'fit:'])
    expect(chosen.some((selector) => selector.includes(`"${kind}`))).toBe(true);
  expect(chosen.some((selector) => selector.startsWith('[data-way='))).toBe(true);
  await expect(lit(page)).toHaveCount(0);
  await expect(log(page)).toContainText('contract “');
  expect(await problems(page)).toEqual([]);
});

for (const game of ['shipyard-first', 'shipyard-solo']) {
  test(`many turns of ${game} on the board, with nothing for axe to find and nothing out of sight`, async ({
    page,
  }) => {
    test.slow();
    await openGame(page, game);
    for (let step = 1; step <= 30; step++) {
      if (step % 15 === 0) {
        expect(await problems(page)).toEqual([]);
        await page.setViewportSize(PHONE);
        await expect.poll(async () => (await overflow(page)).right).toBe(0);
        await page.setViewportSize(LAPTOP);
        await expect.poll(async () => (await overflow(page)).right).toBe(0);
      }
      await playOn(page, step);
    }
  });
}

// A board takes up its new layout a moment after the window has its new size: these wait for it.

/** How much wider the board would like to be than the room it has. */
const tooWide = (page: Page): Promise<number> =>
  page.locator('.shipyard').evaluate((board) => board.scrollWidth - board.clientWidth);

test('the first turn fits a laptop and a telephone, in three languages', async ({ page }) => {
  await openGame(page, 'shipyard-second', 4);
  for (const language of ['en', 'fr', 'ru']) {
    await page.getByRole('combobox').selectOption(language);
    await page.setViewportSize(PHONE);
    await expect.poll(() => tooWide(page)).toBe(0);
    await page.setViewportSize(LAPTOP);
    await expect.poll(() => overflow(page)).toEqual({ right: 0, below: 0 });
  }
});

test('an action tile tells its income, and what is not on sale tells why', async ({ page }) => {
  await openGame(page, 'shipyard-second', 2);
  await expect(target(page, 'action:hire')).toHaveAccessibleName('Hire an Employee (income 0 guilders)');
  await target(page, 'market:bow:0').hover();
  await expect(note(page)).toContainText('This is for the action Build Ships.');
  await target(page, 'ring:sail').focus();
  await expect(note(page)).toContainText('This is for the action Manufacture Equipment.');
  await expect(note(page)).toContainText('Rule S-RING-1');
});

test('a card is bought and put on a slip by keyboard', async ({ page }) => {
  await openGame(page, 'shipyard-second', 2);
  for (const name of ['action:build', 'market:bow:0', 'yard:3']) {
    await target(page, name).focus();
    await act(page, () => page.keyboard.press('Enter'));
  }
  await expect(target(page, 'yard:3')).toHaveAccessibleName(/^Space 4 of the yard: bow/);
  await expect(target(page, 'button:done')).toHaveAttribute('aria-disabled', 'false');
});

test('on a telephone the sheet with the decision at hand comes up by itself', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openGame(page, 'shipyard-second', 2);
  const sheet = page.getByRole('tab', { selected: true }).first();
  await expect(sheet).toHaveText('Actions');
  await act(page, () => target(page, 'action:build').click());
  await expect(sheet).toHaveText('Market');
  await act(page, () => target(page, 'market:stern:0').click());
  await expect(sheet).toHaveText('Yards');
  await page.getByRole('tab', { name: 'Canals' }).click();
  await expect(sheet).toHaveText('Canals');
});
