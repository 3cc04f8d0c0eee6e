import {
  act,
  expect,
  LAPTOP,
  log,
  openGame,
  openSetUp,
  openTable,
  overflow,
  PHONE,
  problems,
  target,
  test,
} from './table.ts';

test('axe finds nothing on the first page, at the settings, the set-up and in a turn, in both themes', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play against 3 bots' }).first()).toBeVisible();
  expect(await problems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await problems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await openSetUp(page);
  expect(await problems(page)).toEqual([]);
  await openTable(page, 4);
  await target(page, 'quay:0').hover();
  expect(await problems(page)).toEqual([]);
  await act(page, () => target(page, 'bid:3').click());
  await act(page, () => page.getByRole('button', { name: 'End turn' }).click());
  await act(page, () => target(page, 'quay:1').click());
  expect(await problems(page)).toEqual([]);
});

test('a box that is ticked differs from one that is not, also where a person has chosen all colours', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/#/new/shipyard-second');
  const box = page.getByRole('checkbox').first();
  // The mouse rests on it in either picture.
  await box.check();
  await box.uncheck();
  const empty = await box.screenshot();
  await box.check();
  expect(empty.equals(await box.screenshot())).toBe(false);
});

test('the ring around the log is whole', async ({ page }) => {
  await openTable(page, 2);
  await expect(log(page)).not.toHaveCSS('mask-image', 'none');
  await page.keyboard.press('Tab');
  await log(page).focus();
  await expect(log(page)).toHaveCSS('mask-image', 'none');
});

for (const [locale, language] of [
  ['en-GB', 'en'],
  ['fr-FR', 'fr'],
  ['ru-RU', 'ru'],
] as const) {
  test.describe(language, () => {
    test.use({ locale });

    test(`on a laptop all is in sight, on a telephone nothing scrolls sideways, in ${language}`, async ({ page }) => {
      const look = async () => {
        await page.setViewportSize(PHONE);
        await expect.poll(async () => (await overflow(page)).right).toBe(0);
        await page.setViewportSize(LAPTOP);
        await expect.poll(() => overflow(page)).toEqual({ right: 0, below: 0 });
      };
      await openSetUp(page);
      await look();
      await page.goto('/#/new/shipyard-second');
      await look();
      await page.setViewportSize(PHONE);
      await expect(page.locator('button[type=submit]')).toBeInViewport({ ratio: 1 });
      await openTable(page, 4);
      await look();
      await act(page, () => target(page, 'bid:3').click());
      await look();
      await act(page, () => page.locator('.turn button').first().click());
      await target(page, 'quay:0').hover();
      await look();
    });
  });
}

for (const [game, text] of [
  ['shipyard-second', '.ask p'],
  ['crossing-oceans', '.title b'],
] as const)
  test(`on a telephone large letters are large on the board of ${game} too, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await openGame(page, game, 4, 'random');
    const height = () =>
      page
        .locator(`.board ${text}`)
        .first()
        .evaluate((one) => one.getClientRects()[0]?.height ?? 0);
    const before = await height();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Size', { exact: true }).selectOption('large');
    await page.keyboard.press('Escape');
    await expect.poll(height).toBeGreaterThan(1.1 * before);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect.poll(async () => (await overflow(page)).right).toBe(0);
    }
  });
