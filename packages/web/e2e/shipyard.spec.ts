import type { Page } from '@playwright/test';
import { playByMouse } from './mouse.ts';
import {
  act,
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

/** Things that build ships and bring them to sea come first. */
const BUILDER = { first: ['fit:', 'yard:', 'market:', 'action:build', 'action:canal', 'action:recruit'] };
const KINDS = ['action:', 'market:', 'yard:', 'canal:', 'rotate:', 'ring:', 'employee:', 'contract:', 'fit:', 'sail '];

for (const [game, seats] of [
  ['shipyard-second', 2],
  ['shipyard-first', 2],
  ['shipyard-solo', undefined],
] as const) {
  test(`a whole game of ${game} by clicking what is lit on the board, from a laptop to a telephone`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(LAPTOP);
    // What is on its way cannot be clicked before it is there.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGame(page, game, seats, 'random');
    const begun = await playByMouse(page, { ...BUILDER, most: 60 });
    expect(await problems(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await expect.poll(async () => (await overflow(page)).right).toBe(0);
    const ended = await playByMouse(page, BUILDER);
    await expect(result(page)).toBeVisible();
    await expect(lit(page)).toHaveCount(0);
    const missed = KINDS.filter((kind) => ![...begun, ...ended].some((name) => name.startsWith(kind)));
    expect(missed).toEqual([]);
    await expect(log(page)).toContainText('contract “');
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
