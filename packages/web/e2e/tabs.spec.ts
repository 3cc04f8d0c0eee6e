import type { Page } from '@playwright/test';
import { act, endTurn, expect, log, openTable, problems, target, test } from './table.ts';
import { inWorkers } from './workers.ts';

const openElsewhere = (page: Page) => page.getByRole('heading', { name: 'This game is open in another tab' });
const playHere = (page: Page) => page.getByRole('button', { name: 'Play here instead' });

test.describe('two tabs', () => {
  test('play one table in one place: the other says so and can take it over', async ({ page, context }) => {
    await openTable(page);
    await act(page, () => target(page, 'bid:1').click());
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(openElsewhere(other)).toBeVisible();
    expect(await problems(other)).toEqual([]);
    await playHere(other).click();
    await expect(log(other)).toContainText('Player 1 bids 1 coin.');

    await expect(openElsewhere(page)).toBeVisible();
    await act(other, () => endTurn(other).click());
    const entry = await other.locator('main').getAttribute('data-entry');
    await playHere(page).click();
    await expect(page.locator('main')).toHaveAttribute('data-entry', entry ?? '');
    await expect(openElsewhere(other)).toBeVisible();

    // Who is left behind need not ask again.
    await page.goto('/');
    await expect(other.locator('main')).toHaveAttribute('data-entry', entry ?? '');
  });

  test('where there are no locks, what comes too late is not lost in silence', async ({ page, context }) => {
    const unlock = () => Object.defineProperty(navigator, 'locks', { value: undefined });
    await context.addInitScript(unlock);
    await inWorkers(context, unlock);
    await openTable(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await act(other, () => target(other, 'bid:1').click());
    await target(page, 'bid:2').click();
    await expect(openElsewhere(page)).toBeVisible();
    await playHere(page).click();
    await expect(log(page)).toContainText('Player 1 bids 1 coin.');
  });

  test('a game that the other one plays is not deleted from under it', async ({ page, context }) => {
    await openTable(page);
    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: /^Delete/ }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(other.getByRole('alert')).toContainText('open in another tab');
    await act(page, () => target(page, 'bid:1').click());
    await page.goto('/');
    await other.getByRole('button', { name: /^Delete/ }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(other.getByRole('region', { name: 'Go on with' })).toHaveCount(0);
  });
});
