import type { Page } from '@playwright/test';
import { act, endTurn, expect, result } from './table.ts';

const FARTHEST = 60;

/** Which of these names a player would take. */
type Taste = (names: readonly string[], turn: number) => number;

/** Goes on with the Tab key until something of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent.trim() ?? '');
  for (let step = 0; (await focused()) !== name; step++) {
    expect(step, `steps to “${name}”`).toBeLessThan(FARTHEST);
    await page.keyboard.press('Tab');
  }
}

/** From the page where a game is set up to its table. */
export async function startByKeyboard(page: Page, game: string, seats: number): Promise<void> {
  await page.goto(`/?game=${game}&seed=harbour`);
  await expect(page.locator('form')).toBeVisible();
  const number = page.locator('input[name=seats]:checked');
  for (let step = 0; !(await number.evaluate((input) => input === document.activeElement)); step++) {
    expect(step, 'steps to the number of seats').toBeLessThan(FARTHEST);
    await page.keyboard.press('Tab');
  }
  while ((await number.inputValue()) !== String(seats)) await page.keyboard.press('ArrowLeft');
  await tabTo(page, 'Start the game');
  await page.keyboard.press('Enter');
}

/** Plays by the list of legal moves, with Tab and Enter alone, until the game is over. Returns what was chosen, in order. */
export async function playByKeyboard(page: Page, taste: Taste): Promise<readonly string[]> {
  const moves = page.getByRole('list', { name: 'Legal moves' }).getByRole('button');
  const chosen: string[] = [];
  await expect(moves.first()).toBeVisible();
  while (!(await result(page).isVisible())) {
    const names = (await moves.allTextContents()).map((name) => name.trim());
    const name = names[taste(names, chosen.length)] ?? (await endTurn(page).textContent())?.trim() ?? '';
    await tabTo(page, name);
    await act(page, () => page.keyboard.press('Enter'));
    chosen.push(name);
  }
  return chosen;
}
