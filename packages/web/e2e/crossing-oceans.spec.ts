import { playByKeyboard, startByKeyboard } from './keyboard.ts';
import { playByMouse } from './mouse.ts';
import { bring, decisionsOf } from './played.ts';
import {
  act,
  DESKTOP,
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
} from './table.ts';

const GAME = 'crossing-oceans';

/** Ships end the game. */
const SHIPS = { first: ['rondel:ships'] };

test('a whole game by clicking what is lit on the board, on a laptop and on a telephone', async ({ page }) => {
  test.slow();
  await page.setViewportSize(LAPTOP);
  await openGame(page, GAME, 2, 'random');
  await playByMouse(page, { ...SHIPS, most: 30 });
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('tab').first()).toBeVisible();
  await playByMouse(page, SHIPS);
  await expect(result(page)).toContainText(/1st place.*Captains at sea/s);
  await expect(result(page).getByRole('img', { name: 'Money by turn' })).toBeVisible();
  await expect(result(page)).toContainText('At the end contracts and coal are sold too');
  await expect.poll(async () => (await overflow(page)).right).toBe(0);
  await page.setViewportSize(LAPTOP);
  expect(await problems(page)).toEqual([]);
  await lookAtBoard(page);
  await expect(lit(page)).toHaveCount(0);
  await expect(log(page)).toContainText('headquarters');
});

test('coal of the last ships lies on no name, however large they are drawn', async ({ page }) => {
  const holders = [
    { kind: 'person', name: 'Anna' },
    { kind: 'bot', name: 'Ada', bot: 'random' },
  ] as const;
  const last = decisionsOf({ game: GAME, holders, seed: 'night', bot: 'greedy' }, 0).at(-1);
  if (last === undefined) throw new Error('nobody decided anything');
  await bring(page, last);
  await expect(lit(page)).not.toHaveCount(0);
  await playByMouse(page);
  const covered = () =>
    result(page)
      .locator('.oceans li')
      .evaluateAll((ships) => {
        const coal = ships.filter((ship) => ship.querySelector('.coal') !== null);
        const under = (ship: Element) =>
          (ship.querySelector('text')?.getBoundingClientRect().bottom ?? 0) -
          (ship.querySelector('.coal')?.getBoundingClientRect().top ?? 0);
        return coal.length === 0 ? 'no coal' : Math.max(0, ...coal.map(under));
      });
  for (const size of [PHONE, LAPTOP, DESKTOP]) {
    await page.setViewportSize(size);
    await expect.poll(covered).toBe(0);
  }
});

for (const [width, height] of [
  [834, 1112],
  [1024, 768],
  [1180, 820],
] as const)
  test(`a tablet of ${width} × ${height} shows all oceans at once, the rondel, the market and the own company`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openGame(page, GAME, 4);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect.poll(() => overflow(page).then(({ right }) => right)).toBe(0);
    const chart = await page.getByRole('region', { name: 'Chart', exact: true }).boundingBox();
    expect(chart?.width).toBeGreaterThan(0.8 * width);
    const foot = (await page.locator('section[aria-labelledby=turn]').boundingBox())?.y ?? 0;
    const lowest = async (name: string) => {
      const box = await target(page, name).first().boundingBox();
      return (box?.y ?? height) + (box?.height ?? 0);
    };
    for (const name of ['spot:sydney', 'rondel:coal', 'market:1', 'button:contract', 'column:blue'])
      expect(await lowest(name), name).toBeLessThanOrEqual(foot);
  });

test('two people at one device need no curtain: nothing is secret here, and the page says who is next', async ({
  page,
}) => {
  await page.goto(`/?game=${GAME}&seed=harbour`);
  await page.locator('input[name=seats][value="2"]').check({ force: true });
  await page.getByLabel('Seat 2', { exact: true }).selectOption('person');
  await page.getByLabel('Name at seat 2').fill('Ben');
  await page.locator('button[type=submit]').click();
  const turn = (name: string) => page.getByRole('heading', { name: `${name}, it is your turn` });
  await expect(turn('Player 1')).toBeVisible();
  await expect(lit(page).first()).toBeVisible();
  // What has no name on the board is the end of the turn.
  for (let ended = false; !ended; ) ended = (await playByMouse(page, { most: 1 })).includes('');
  await expect(turn('Ben')).toBeVisible();
  await expect(lit(page).first()).toBeVisible();
});

test('a whole game by keyboard, from setting it up to its result', async ({ page }) => {
  test.slow();
  await startByKeyboard(page, GAME, 2);
  const chosen = await playByKeyboard(page, (names, turn) => {
    const ships = names.findIndex((name) => name.includes('Ships'));
    return ships < 0 ? (turn * 7) % Math.min(names.length, 9) : ships;
  });
  for (const name of [
    /^Place the [\w ]+ in /,
    /^Take a contract$/,
    /^Move to spot \d, Ships/,
    /^Buy the /,
    /^End turn$/,
  ])
    expect(
      chosen.some((one) => name.test(one)),
      String(name),
    ).toBe(true);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
});

test('what cannot be chosen says why, on the chart, the rondel and the market', async ({ page }) => {
  await openGame(page, GAME, 4);
  await target(page, 'rondel:coal').hover();
  await expect(note(page)).toContainText('First place a ship or take a contract.');
  await expect(note(page)).toContainText('Rule C-TURN-1');
  await act(page, () => target(page, 'button:contract').click());
  await target(page, 'spot:new-york').focus();
  await expect(note(page)).toContainText('You have no ship in New York.');
  await target(page, 'market:1').click({ force: true });
  await expect(note(page)).toContainText('Now use contracts or move your captain on the rondel.');
});

test('who goes home with the keyboard on the board leaves no complaint behind', async ({ page }) => {
  await page.goto('/');
  await openGame(page, GAME, 2);
  await target(page, 'rondel:fleet').focus();
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await expect(page.getByRole('region', { name: 'Go on with' })).toBeVisible();
});

test('a ship goes to sea by keyboard', async ({ page }) => {
  await openGame(page, GAME, 3);
  await page.locator('[data-target^="ship:"]').focus();
  await act(page, () => page.keyboard.press('Enter'));
  await target(page, 'spot:boston').focus();
  await act(page, () => page.keyboard.press('Enter'));
  await expect(log(page)).toContainText('in Boston');
  await expect(target(page, 'spot:boston')).toHaveAccessibleName(/Use a contract for 1 coal/);
});

test('axe finds nothing in a turn, in both themes; what is closed says so', async ({ page }) => {
  test.slow();
  await openGame(page, GAME, 3);
  await expect(page.getByRole('region', { name: 'Chart', exact: true })).toContainText('Closed');
  await expect(target(page, 'port:rio-de-janeiro')).toHaveCount(0);
  expect(await problems(page)).toEqual([]);
  await playByMouse(page, { ...SHIPS, until: '[data-target^="market:"][aria-disabled="false"]' });
  expect(await problems(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await problems(page)).toEqual([]);
});

for (const [locale, language] of [
  ['en-GB', 'en'],
  ['fr-FR', 'fr'],
  ['ru-RU', 'ru'],
] as const) {
  test.describe(language, () => {
    test.use({ locale });

    test(`on a laptop all is in sight, on a telephone the sheet with the decision, in ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize(LAPTOP);
      await openGame(page, GAME, 4);
      await expect.poll(() => overflow(page)).toEqual({ right: 0, below: 0 });
      await page.setViewportSize(PHONE);
      const tab = (number: number) => page.getByRole('tab').nth(number);
      await expect(tab(3)).toHaveAttribute('aria-selected', 'true');
      await expect.poll(async () => (await overflow(page)).right).toBe(0);
      await act(page, () => target(page, 'button:contract').click());
      await expect(tab(1)).toHaveAttribute('aria-selected', 'true');
      await expect.poll(async () => (await overflow(page)).right).toBe(0);
      await act(page, () => target(page, 'rondel:ships-1').click());
      await expect(tab(2)).toHaveAttribute('aria-selected', 'true');
      await expect.poll(async () => (await overflow(page)).right).toBe(0);
      await tab(0).click();
      await expect(target(page, 'spot:sydney')).toBeVisible();
      await expect.poll(async () => (await overflow(page)).right).toBe(0);
      await page.setViewportSize(LAPTOP);
      await expect(tab(0)).toHaveCount(0);
      await expect.poll(() => overflow(page)).toEqual({ right: 0, below: 0 });
    });
  });
}
