import { act, expect, log, openSetUp, openTable, PHONE, target, test } from './table.ts';

test('the language changes at once, in the middle of a game', async ({ page }) => {
  await openTable(page);
  const language = page.getByRole('combobox', { name: /Language|Язык|Langue/ });

  await language.selectOption('ru');
  await target(page, 'quay:0').hover();
  await expect(page.getByRole('region', { name: 'Примечание' })).toContainText('Сначала все делают ставки.');
  await act(page, () => target(page, 'bid:2').click());
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Голубая лента');
  await expect(log(page)).toContainText('Player 1 ставит 2 монеты.');
  await expect(page.getByRole('button', { name: 'Завершить ход', exact: true })).toBeEnabled();

  await language.selectOption('fr');
  await expect(log(page)).toContainText('Player 1 mise 2 pièces.');
  await expect(page.getByRole('button', { name: 'Terminer le tour', exact: true })).toBeEnabled();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Terminer le tour', exact: true })).toBeEnabled();
});

test('settings fit a telephone in every language', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openSetUp(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog');
  for (const language of ['en', 'fr', 'ru']) {
    await settings.getByRole('combobox', { name: /Language|Язык|Langue/ }).selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect.poll(() => settings.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
  }
});

for (const [locale, start, yours] of [
  ['fr-CA', 'Commencer la partie', 'À vous de jouer'],
  ['ru-RU', 'Начать партию', 'Ваш ход'],
  ['de-DE', 'Start the game', 'Your turn'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });
    test(`a browser in ${locale} is greeted with “${start}”`, async ({ page }) => {
      await openSetUp(page);
      await page.getByRole('button', { name: start }).click();
      await expect(page.getByRole('heading', { name: yours })).toBeVisible();
    });
  });
}
