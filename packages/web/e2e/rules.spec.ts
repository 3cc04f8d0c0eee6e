import { expect, note, openTable, target, test } from './table.ts';

test('the reason for a refusal leads to its rule, and back to the table', async ({ page }) => {
  await openTable(page);
  await target(page, 'quay:0').hover();
  await note(page).getByRole('button', { name: 'Rule E-BID-1' }).click();
  const book = page.getByRole('dialog', { name: 'Rules' });
  await expect(book.getByText('E-BID-1').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(book).toHaveCount(0);
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
