import { playByKeyboard, startByKeyboard } from './keyboard.ts';
import { expect, openGame, test } from './table.ts';

const PARTS = ['bow', 'middle', 'stern'] as const;

/** What a builder of small ships would rather do, the dearest wish first. */
const WISHES = [
  /^(Put the bow on space 1|Put the middle on space 2|Put the stern on space 3)$/,
  /^Sail/,
  /^Build/,
  /^Lay/,
  /^Recruit/,
  /^Rent/,
  /^Manufacture/,
];

test('a whole game of Shipyard by keyboard, from setting it up to its result', async ({ page }) => {
  test.slow();
  await startByKeyboard(page, 'shipyard-second', 2);
  let bought = 0;
  const chosen = await playByKeyboard(page, (names, turn) => {
    const part = names.findIndex((name) => name.startsWith(`Buy a ${PARTS[bought % PARTS.length]}`));
    if (part >= 0) bought += 1;
    const wished = WISHES.map((wish) => names.findIndex((name) => wish.test(name)));
    return [part, ...wished].find((index) => index >= 0) ?? (turn * 7) % names.length;
  });
  for (const name of [
    /^Build Ships \(income \d guilders?\)$/,
    /^Hire the /,
    /^Take a sail for /,
    /^Turn it by 90°$/,
    /^Keep “/,
    /^1 captain$/,
    /^Start on the \w+ mouth .*: at best \d+ points$/,
    /^Sail on this canal .*: \d+ points?$/,
    /^Final action: /,
    /^End turn$/,
  ])
    expect(
      chosen.some((one) => name.test(one)),
      String(name),
    ).toBe(true);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
});

test('the keyboard reaches the legal moves without going through the board', async ({ page }) => {
  await openGame(page, 'shipyard-second', 2);
  await page.getByRole('combobox', { name: 'Language' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'To the legal moves' })).toBeFocused();
  await page.keyboard.press('Enter');
  const first = page.getByRole('list', { name: 'Legal moves' }).getByRole('button').first();
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleName(/^Hire an Employee/);
});
