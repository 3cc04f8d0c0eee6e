import type { Page } from '@playwright/test';
import { expect } from './table.ts';

const FARTHEST = 60;

/** Which of these names a player would take. */
type Taste = (names: readonly string[], turn: number) => number;

/** What there is to do, from top to bottom, and which of it has the focus. */
interface Choices {
  readonly entry: string;
  readonly over: boolean;
  readonly names: readonly string[];
  readonly focused: number;
}

/** Without the number of the key that moves have on a line of its own. */
const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText.split('\n')[0]?.trim() ?? '');

/** Goes on with the Tab key until something of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; (await focusedText(page)) !== name; step++) {
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
  const chosen: string[] = [];
  let choices = await choicesAfter(page, null);
  while (!choices.over) {
    const { names, focused, entry } = choices;
    // The last one ends the turn.
    const wanted = names.length === 1 ? 0 : taste(names.slice(0, -1), chosen.length);
    for (let step = focused; step !== wanted; step += Math.sign(wanted - focused))
      await page.keyboard.press(wanted > focused ? 'Tab' : 'Shift+Tab');
    expect(await focusedText(page)).toBe(names[wanted]);
    await page.keyboard.press('Enter');
    chosen.push(names[wanted] ?? '');
    choices = await choicesAfter(page, entry);
  }
  return chosen;
}

/** Waits until the table has taken note of what was done at an entry and the others have moved, and the keyboard is on something to do. */
async function choicesAfter(page: Page, entry: string | null): Promise<Choices> {
  const choices = await page.waitForFunction((before): Choices | null => {
    const { entry = '', waits } = document.querySelector('main')?.dataset ?? {};
    if (waits === undefined || entry === before || ['others', 'all'].includes(waits)) return null;
    const buttons = [...document.querySelectorAll<HTMLElement>('ul[aria-label="Legal moves"] button, .turn .main')];
    const names = buttons.map(({ innerText }) => innerText.split('\n')[0]?.trim() ?? '');
    const isDead = document.activeElement?.matches('[aria-disabled=true]') ?? false;
    const focused = isDead ? -1 : buttons.indexOf((document.activeElement ?? document.body) as HTMLElement);
    return waits === 'over' || focused >= 0 ? { entry, over: waits === 'over', names, focused } : null;
  }, entry);
  return choices.jsonValue() as Promise<Choices>;
}
