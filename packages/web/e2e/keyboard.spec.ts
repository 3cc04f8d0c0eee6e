import { playByKeyboard, startByKeyboard } from './keyboard.ts';
import { playByMouse } from './mouse.ts';
import { expect, LAPTOP, log, openGame, problems, test } from './table.ts';

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
    /^Build Ships( \(income \d guilders?\))?$/,
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

test('the log is one stop of the Tab key: the arrow keys go through its lines, and Enter to the board at that moment', async ({
  page,
}) => {
  await openGame(page, 'shipyard-second', 2, 'greedy');
  await playByMouse(page, { most: 12 });
  const lines = log(page).getByTitle('Look at the board at this moment');
  expect(await lines.count()).toBeGreaterThan(8);
  await log(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(lines.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(log(page).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Back to now' })).toBeVisible();
  await expect(lines.first()).toBeFocused();
  const why = log(page).getByRole('button', { name: 'why?' }).last();
  await page.keyboard.press('End');
  while (!(await why.evaluate((one) => one.closest('li')?.contains(document.activeElement))))
    await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(why).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(log(page).locator(':focus')).toHaveCount(0);
});

test('moves, undo and the end of a turn have keys, which a sheet tells', async ({ page }) => {
  await openGame(page, 'shipyard-second', 2, 'greedy');
  const entry = () => page.locator('main').getAttribute('data-entry');
  const moves = page.getByRole('list', { name: 'Legal moves' }).getByRole('button');
  const first = await moves.first().innerText();
  const before = await entry();
  await page.keyboard.press('1');
  await expect.poll(entry).not.toBe(before);
  await page.keyboard.press('u');
  await expect.poll(() => moves.first().innerText()).toBe(first);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await expect(sheet).toContainText('end the turn');
  expect(await problems(page)).toEqual([]);
  await page.keyboard.press('1');
  await expect(moves.first()).toContainText(first.split('\n')[0] ?? '');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('the ring around what has the focus is whole in the list of moves', async ({ page }) => {
  await openGame(page, 'shipyard-second', 2);
  const first = page.getByRole('list', { name: 'Legal moves' }).getByRole('button').first();
  const inset = await first.evaluate((one) => {
    const [inner, outer] = [one.getBoundingClientRect(), one.closest('ul')?.getBoundingClientRect()];
    return Math.min(inner.left - (outer?.left ?? 0), inner.top - (outer?.top ?? 0));
  });
  expect(inset).toBeGreaterThanOrEqual(5);
});

test('on a laptop the log shows at least six lines, however long the list of moves is', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await openGame(page, 'shipyard-second', 4, 'random');
  await playByMouse(page, { most: 20 });
  const height = await log(page).evaluate((one) => one.clientHeight);
  expect(height).toBeGreaterThanOrEqual(6 * 20);
});
