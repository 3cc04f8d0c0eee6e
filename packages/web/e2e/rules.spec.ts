import type { Locator, Page } from '@playwright/test';
import { findGameOf } from '@riband/catalog';
import type { Game } from '@riband/kernel';
import { createTable } from '@riband/table';
import { newestComponents } from '../test/components.ts';
import { expect, note, openGame, openTable, PHONE, problems, target, test } from './table.ts';

const rulebook = (page: Page): Locator => page.getByRole('dialog', { name: /^(Rules|Règles|Правила)$/ });

/** The pictures of the rules that lie open, by what is said of each for who cannot see it. */
const pictures = (page: Page): Locator => page.locator('.rulebook .picture');

test('the reason for a refusal leads to its rule, and back to the table', async ({ page }) => {
  await openTable(page);
  await target(page, 'quay:0').hover();
  await note(page).getByRole('button', { name: 'Rule E-BID-1' }).click();
  await expect(rulebook(page).getByText('E-BID-1').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(rulebook(page)).toHaveCount(0);
  await expect(target(page, 'bid:0')).toBeVisible();
});

test('the rules of every game are read and searched from the first page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Rules.*Crossing Oceans/ }).click();
  await page.getByRole('searchbox').fill('coal');
  await expect(page.locator('mark').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'What shall we sail today?' })).toBeVisible();
});

for (const [game, count, words] of [
  ['shipyard-first', 12, ['guilders', 'florins', 'гульдена']],
  ['shipyard-second', 12, ['guilders', 'florins', 'гульдена']],
  ['crossing-oceans', 8, ['Red Lantern', 'lanterne rouge', 'красный фонарь']],
  ['example', 4, ['coins', 'pièces', 'монет']],
] as const) {
  test(`the rules of ${game} have pictures in three languages`, async ({ page }) => {
    test.slow();
    await page.goto(`/#/rules/${game}`);
    const language = page.getByRole('combobox', { name: /Language|Язык|Langue/ });
    for (const [index, chosen] of ['en', 'fr', 'ru'].entries()) {
      await language.selectOption(chosen);
      await expect(pictures(page)).toHaveCount(count);
      await page.locator('.rulebook figure svg').last().waitFor();
      await page.locator(`.rulebook figure [aria-label*="${words[index]}"]`).first().waitFor();
      // Each is drawn, and nothing in it can be reached.
      await expect(page.locator('.rulebook .picture > [inert]:has(svg)')).toHaveCount(count);
    }
    expect(await problems(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    const tooWide = () =>
      pictures(page).evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    await expect.poll(tooWide).toBe(0);
  });
}

test('a section of the rules opens in a tab of its own', async ({ page, context }) => {
  await page.goto('/#/rules/crossing-oceans');
  const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Moving', exact: true });
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
  await expect(tab.getByRole('heading', { name: 'Moving', exact: true })).toBeInViewport();
  // A plain click leads on in the book that is open.
  await link.click();
  await expect(page.getByRole('heading', { name: 'Moving', exact: true })).toBeFocused();
  await expect(page).toHaveURL(/rules\/crossing-oceans$/);
});

test('parts of a board lead to their section of the rules', async ({ page }) => {
  for (const [game, part, heading] of [
    ['shipyard-second', 'Rules: Exchange', 'Exchange Commodities'],
    ['crossing-oceans', 'Rules: Rondel', 'Moving'],
  ] as const) {
    await openGame(page, game);
    await page.getByRole('button', { name: part }).click();
    const section = rulebook(page).getByRole('heading', { name: heading, exact: true });
    await expect(section).toBeFocused();
    // Also when all pictures above it have come.
    await expect(page.locator('.rulebook figure [inert]').first()).toBeAttached();
    await expect(section).toBeInViewport();
    await page.keyboard.press('Escape');
  }
});

test('the language changes while a sheet lies above the page, and the focus stays', async ({ page }) => {
  await openTable(page);
  await page.getByRole('banner').getByRole('button', { name: 'Rules' }).click();
  const inRules = rulebook(page).getByRole('combobox');
  await inRules.focus();
  await inRules.selectOption('fr');
  await expect(rulebook(page).getByRole('heading', { name: 'Les mises' })).toBeAttached();
  await expect(inRules).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Réglages' }).click();
  const inSettings = page.getByRole('dialog').getByRole('combobox', { name: 'Langue' });
  await inSettings.focus();
  await inSettings.selectOption('ru');
  await expect(page.getByRole('dialog', { name: 'Настройки' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Язык' })).toBeFocused();
});

test('at a table with components of one’s own the rules say so and quote them', async ({ page }) => {
  const components = newestComponents('crossing-oceans');
  components.board.costs = [10, 20, 40, 80];
  const file = { name: 'own.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(components)) };
  await page.goto('/?game=crossing-oceans&seed=harbour');
  await page.getByText('Components and deal').click();
  const field = page.locator('input[type=file]');
  await field.setInputFiles({ ...file, buffer: Buffer.from('{"game":"crossing-oceans"}') });
  await expect(page.getByRole('alert')).toContainText('There is a mistake in this file of components.');
  // Mended, and chosen once more by the same name.
  await field.setInputFiles(file);
  await expect(page.getByText('own.json')).toBeAttached();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.locator('button[type=submit]').click();
  await page.getByRole('banner').getByRole('button', { name: 'Rules' }).click();
  await expect(
    rulebook(page)
      .getByText(/other components \(own-[0-9a-f]{16}\)/)
      .first(),
  ).toBeVisible();
  await expect(rulebook(page).getByRole('table', { name: 'Numbers from the components of this table' })).toHaveCount(1);
  await expect(rulebook(page).getByRole('row', { name: /Cost of that spot.*£10 £20 £40 £80/ })).toBeAttached();
});

test('beside a game that was begun with the components of an earlier release the rules say so and quote them', async ({
  page,
}) => {
  const earlier = findGameOf('shipyard-solo', 'shipyard-1') as Game;
  const holders = [{ kind: 'person', name: 'Anna' }] as const;
  const text = JSON.stringify(createTable(earlier, { table: 'begun', holders }).save());
  await page.goto('/#/');
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('banner').getByRole('button', { name: 'Rules' }).click();
  await expect(rulebook(page).getByText('other components (shipyard-1)').first()).toBeVisible();
  await expect(rulebook(page).getByRole('row', { name: /^Eight elements 0 1 3 5 8 11 14 18/ })).toBeAttached();
});
