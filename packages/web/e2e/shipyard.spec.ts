import type { Page } from '@playwright/test';
import { playByMouse } from './mouse.ts';
import {
  act,
  DESKTOP,
  endTurn,
  expect,
  LAPTOP,
  lit,
  log,
  lookAtBoard,
  note,
  openGame,
  overflow,
  PHONE,
  problems,
  result,
  target,
  test,
  waitForTurn,
} from './table.ts';

/** Things that build ships and bring them to sea come first. */
const BUILDER = { first: ['fit:', 'yard:', 'market:', 'action:build', 'action:canal', 'action:recruit'] };
const KINDS = ['action:', 'market:', 'yard:', 'canal:', 'rotate:', 'ring:', 'contract:', 'fit:'];

/** Sends a ship out: its token runs along its way, and a report tells where the points came from. */
async function watchCruise(page: Page): Promise<void> {
  await expect(page.locator('[data-way]').first()).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await act(page, () => page.locator('[data-way]').first().click());
  await expect(page.getByRole('region', { name: /^Player 1, cruise: \d+ points?$/ })).toContainText(/Crew.*Officials/s);
  const runs = () =>
    document.getAnimations().some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('.chart'));
  await expect.poll(() => page.evaluate(runs)).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

for (const [game, seats] of [
  ['shipyard-second', 2],
  ['shipyard-first', 2],
  ['shipyard-solo', undefined],
] as const) {
  test(`a whole game of ${game} by clicking what is lit on the board, on a laptop and on a telephone`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(LAPTOP);
    await openGame(page, game, seats, 'random');
    const begun = await playByMouse(page, { ...BUILDER, most: 33 });
    expect(await problems(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await expect(page.getByRole('tab', { name: 'Market' })).toBeVisible();
    const built = await playByMouse(page, { ...BUILDER, until: '[data-way]' });
    await watchCruise(page);
    await page.setViewportSize(LAPTOP);
    await expect(page.getByRole('tab', { name: 'Market' })).toBeHidden();
    const ended = await playByMouse(page, BUILDER);
    await expect(result(page)).toBeVisible();
    await expect(
      result(page)
        .getByRole('img', { name: /^Ship of/ })
        .first(),
    ).toBeVisible();
    await expect(result(page).getByRole('img', { name: 'Money by turn' })).toBeInViewport();
    for (const size of [PHONE, DESKTOP, LAPTOP]) {
      await page.setViewportSize(size);
      await expect.poll(() => roomBelow(page)).toBeLessThan(24);
      await expect.poll(() => crowded(page)).toBe(0);
    }
    expect(await problems(page)).toEqual([]);
    await lookAtBoard(page);
    await expect(lit(page)).toHaveCount(0);
    // With everything that a game has brought: stores, people and a fleet.
    await expect.poll(() => overflow(page)).toEqual({ right: 0, below: 0 });
    const total = await page.getByRole('region', { name: 'Points so far' }).locator('.total').first().innerText();
    await expect(page.locator('.board .card .points').first()).toHaveText(new RegExp(`^${total} points?$`));
    const missed = KINDS.filter((kind) => ![...begun, ...built, ...ended].some((name) => name.startsWith(kind)));
    expect(missed).toEqual([]);
    await expect(log(page)).toContainText('contract “');
  });
}

/** How much of the page the result leaves empty. */
const roomBelow = (page: Page): Promise<number> =>
  result(page).evaluate((sheet) => innerHeight - sheet.getBoundingClientRect().bottom);

/** How many players have ships that hang over what is below them. */
const crowded = (page: Page): Promise<number> =>
  result(page)
    .locator('ol > li')
    .evaluateAll((all) => all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length);

test('before the first turn nothing is for sale, and the market says so', async ({ page }) => {
  await openGame(page, 'shipyard-second');
  const market = page.getByRole('region', { name: 'Market' });
  await log(page).getByRole('button', { name: 'Set-up', exact: true }).click();
  await expect(market).toContainText('Nothing has been dealt yet.');
  await expect(market).not.toContainText('Blank');
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(market).not.toContainText('Nothing has been dealt yet.');
});

test('automas act before the eyes of who plays alone, one after the other, and can be skipped', async ({ page }) => {
  await openGame(page, 'shipyard-solo');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Moves of others').selectOption('slow');
  await page.keyboard.press('Escape');
  await playByMouse(page, { until: '.turn .main[aria-disabled=false]' });
  // From now on time passes only where it is said.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await endTurn(page).click();
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return log(page).innerText();
    })
    .toContain('Automa 1:');
  await expect(page.getByRole('heading', { name: 'The automas are acting' })).toBeVisible();
  await expect(page.locator('.ask')).toContainText('The automas are acting.');
  await expect(log(page)).not.toContainText('Automa 2:');
  await expect(lit(page)).toHaveCount(0);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Skip to my turn' }).click();
  await expect(log(page)).toContainText('Automa 2:');
  await waitForTurn(page);
});

test('an action tile tells its income and what it does, and what is not on sale tells why', async ({ page }) => {
  await openGame(page, 'shipyard-second', 2);
  await expect(target(page, 'action:hire')).toHaveAccessibleName('Hire an Employee');
  await target(page, 'action:hire').hover();
  await expect(note(page)).toContainText('There you hire one, who helps you all game.');
  await target(page, 'market:bow:0').hover();
  await expect(note(page)).toContainText('This is for the action Build Ships: choose it first.');
  await target(page, 'ring:sail').focus();
  await expect(note(page)).toContainText('This is for the action Manufacture Equipment');
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

test('who watches bots sees the yard of who acts, until they choose one; a telephone has no empty strip at its foot', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('riband.pace', 'fast'));
  await page.setViewportSize(LAPTOP);
  await page.goto('/?game=shipyard-second&seed=harbour');
  for (const seat of [1, 2, 3, 4]) await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('random');
  await page.locator('button[type=submit]').click();
  const open = page.getByRole('tab', { selected: true });
  const first = await open.innerText();
  await expect.poll(() => open.innerText()).not.toContain(first.split('\n')[0]);
  const yard = page.getByRole('tab').nth(2);
  await yard.click();
  const lines = await log(page).getByRole('listitem').count();
  await expect.poll(() => log(page).getByRole('listitem').count()).toBeGreaterThan(lines + 12);
  await expect(yard).toHaveAttribute('aria-selected', 'true');
  await page.setViewportSize(PHONE);
  const foot = page.locator('section[aria-labelledby=turn]');
  await expect(foot).toBeInViewport();
  expect((await foot.boundingBox())?.height).toBeLessThanOrEqual(96);
});

test('the own yard comes up where a card is to be placed, whose yard ever was open', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await openGame(page, 'shipyard-second', 2, 'random');
  await page.getByRole('tab').nth(1).click();
  await expect(target(page, 'yard:0')).toHaveCount(0);
  await act(page, () => target(page, 'action:build').click());
  await expect(target(page, 'yard:0')).toHaveCount(0);
  await act(page, () => lit(page).and(page.locator('[data-target^="market:bow"]')).first().click());
  await expect(target(page, 'yard:0')).toHaveAttribute('aria-disabled', 'false');
});
