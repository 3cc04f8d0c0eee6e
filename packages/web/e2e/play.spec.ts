import { playByMouse } from './mouse.ts';
import { act, endTurn, expect, lit, log, note, openTable, PHONE, result, target, test } from './table.ts';

// Here things move as for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a whole game by clicking what is lit, and another one after it', async ({ page }) => {
  await openTable(page, 4);
  await playByMouse(page);

  const sheet = result(page).getByRole('table', { name: 'Score sheet' });
  await expect(sheet.getByRole('columnheader')).toHaveCount(4);
  await expect(sheet.getByRole('columnheader').first()).toContainText('1st place');
  const points = async (row: RegExp) =>
    (await sheet.getByRole('row', { name: row }).locator('b').allInnerTexts()).map(Number);
  const [voyages, coins, totals] = [await points(/^Voyages/), await points(/^Coins/), await points(/^Total/)];
  expect(totals).toEqual(totals.map((_, column) => (voyages[column] || 0) + (coins[column] || 0)));
  await expect(lit(page)).toHaveCount(0);
  for (const name of ['Save as file', 'Copy link']) await expect(page.getByRole('button', { name })).toHaveCount(1);

  await result(page).getByRole('button', { name: 'Play again' }).click();
  await expect(target(page, 'bid:0')).toHaveAttribute('aria-disabled', 'false');
  await expect(log(page)).not.toContainText('receives');
});

test('a whole game with the Enter key alone: the focus always waits on something to do', async ({ page }) => {
  await openTable(page, 2);
  await page.getByRole('list', { name: 'Legal moves' }).getByRole('button', { name: 'Bid nothing' }).focus();
  const pressed: string[] = [];
  while ((await page.locator('main').getAttribute('data-waits')) !== 'over') {
    const focused = page.locator('main button:focus:enabled:not([aria-disabled=true])');
    await expect(focused).toBeVisible();
    // The number of its key is not part of its name.
    pressed.push((await focused.innerText()).split('\n')[0] ?? '');
    await act(page, () => page.keyboard.press('Enter'));
  }
  expect(pressed.slice(0, 2)).toEqual(['Bid nothing', 'End turn']);
  expect(pressed.some((name) => /^Take \w+ from place \d for/.test(name))).toBe(true);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
});

test('the board is played by keyboard too', async ({ page }) => {
  await openTable(page);
  await target(page, 'bid:2').focus();
  await expect(note(page)).toContainText('Player 1 bids 2 coins.');
  await act(page, () => page.keyboard.press('Enter'));
  await expect(log(page)).toContainText('Player 1 bids 2 coins.');
  await expect(endTurn(page)).toBeFocused();
});

test('what cannot be chosen says why, with its clause: pointed at, clicked or focused', async ({ page }) => {
  await openTable(page);
  const place = target(page, 'quay:0');
  await expect(place).toHaveAttribute('aria-disabled', 'true');
  await expect(place).toHaveAccessibleName(/^Place 1 of the quay: \w+ for free$/);

  await place.hover();
  // What it is comes first; who only points has done nothing wrong.
  await expect(note(page)).toContainText(/Place 1 of the quay: \w+ for free\s+First everybody bids\./);
  await expect(note(page).locator('.pressed')).toHaveCount(0);
  await place.click({ force: true });
  await expect(note(page).locator('.pressed')).toContainText('First everybody bids.');
  await expect(note(page)).toContainText('Rule E-BID-1');

  await act(page, () => target(page, 'bid:1').click());
  await act(page, () => endTurn(page).click());
  await expect(note(page)).not.toContainText('First');
  await page.locator('[data-target^="hand:"]').first().focus();
  await expect(note(page)).toContainText('First take a cargo from the quay.');
  await expect(note(page)).toContainText('Rule E-LOAD-1');

  await act(page, () => target(page, 'quay:0').click());
  await target(page, 'quay:0').click({ force: true });
  await expect(note(page)).toContainText('One cargo may be taken in a turn, and you have taken yours.');
});

test('a mouse that lies still is told nothing when things come to lie below it', async ({ page }) => {
  await openTable(page);
  const box = await target(page, 'quay:0').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
  await expect(note(page)).toContainText('First everybody bids.');
  // The table is opened anew below the mouse.
  await page.reload();
  await expect(target(page, 'quay:0')).toBeVisible();
  await page.mouse.move((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
  await expect(note(page)).toContainText('Point at the board');
  await page.mouse.move((box?.x ?? 0) + 12, (box?.y ?? 0) + 9);
  await expect(note(page)).toContainText('First everybody bids.');
});

test('on a telephone the money is in sight wherever one buys', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openTable(page);
  await expect(page.getByText(/^Money \d+ · points \d+$/)).toBeInViewport();
  await act(page, () => target(page, 'bid:2').click());
  await act(page, () => endTurn(page).click());
  await act(page, () => lit(page).and(page.locator('[data-target^="quay:"]')).last().click());
  await expect(page.getByText(/^Money \d+ \(−\d+ this turn\) · points \d+/)).toBeInViewport();
});

test('a turn that cannot be ended yet says why', async ({ page }) => {
  await openTable(page);
  await expect(endTurn(page)).toBeDisabled();
  const why = 'first choose one of the legal moves';
  await endTurn(page).hover({ force: true });
  await expect(note(page)).toContainText(why);
  await target(page, 'quay:0').hover();
  await expect(note(page)).not.toContainText(why);
  await endTurn(page).focus();
  await expect(note(page)).toContainText(why);
  for (const [name, reason] of [
    ['Undo', 'Nothing of this turn can be taken back'],
    ['Redo', 'Nothing was taken back'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).focus();
    await expect(note(page)).toContainText(reason);
  }
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a turn that cannot be ended yet says why, and that stays to be read', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openTable(page);
    await endTurn(page).tap({ force: true });
    await expect(note(page)).toContainText('first choose one of the legal moves');
  });
});

test('undo, redo and restart give back what was there', async ({ page }) => {
  await openTable(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(button('Undo')).toBeDisabled();
  await act(page, () => target(page, 'bid:1').click());
  await expect(target(page, 'bid:1')).toHaveCount(0);
  await act(page, () => button('Undo').click());
  await expect(log(page)).not.toContainText('Player 1 bids');
  await expect(target(page, 'bid:1')).toHaveAttribute('aria-disabled', 'false');
  await act(page, () => button('Redo').click());
  await expect(log(page)).toContainText('Player 1 bids 1 coin.');
  await expect(button('Redo')).toBeDisabled();

  await act(page, () => endTurn(page).click());
  await expect(button('Undo')).toBeDisabled();
  const quay = page.getByRole('region', { name: 'The quay' });
  const before = await quay.innerHTML();
  await act(page, () => target(page, 'quay:1').click());
  await act(page, () => page.locator('[data-target^="hand:"]').first().click());
  await act(page, () => button('Restart turn').click());
  await page.mouse.move(0, 0);
  await expect.poll(() => quay.innerHTML()).toBe(before);
  await expect(button('Redo')).toBeEnabled();
});

test('a reload in the middle of a decision changes nothing, and undo still works', async ({ page }) => {
  await openTable(page);
  await act(page, () => target(page, 'bid:1').click());
  await act(page, () => endTurn(page).click());
  await act(page, () => target(page, 'quay:1').click());
  const [board, story] = [page.getByRole('region', { name: 'Board', exact: true }), log(page)];
  const texts = async () => [await board.innerText(), await story.innerText()];
  const before = await texts();
  await page.reload();
  await expect.poll(texts).toEqual(before);
  await act(page, () => page.getByRole('button', { name: 'Undo', exact: true }).click());
  await expect(target(page, 'quay:1')).toHaveAttribute('aria-disabled', 'false');
});

test('a new game can be begun at any time, with the options asked for', async ({ page }) => {
  await openTable(page, 2, 5);
  await expect(page.getByText('Round 1 of 5')).toBeVisible();
  await page.goBack();
  await page.getByLabel('Name at seat 1').fill('Nemo');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(log(page)).toContainText('Nemo draws');
});

test('the first seat can only be one that is at the table', async ({ page }) => {
  await page.goto('/#/new/shipyard-second');
  const start = page.getByLabel('Starting seat');
  await page.locator('input[name=seats][value="4"]').check({ force: true });
  await start.selectOption('4');
  await page.locator('input[name=seats][value="2"]').check({ force: true });
  await expect(start.locator('option')).toHaveText(['Drawn by lot', 'First seat', 'Second seat']);
  await expect(start).toHaveValue('random');
});
