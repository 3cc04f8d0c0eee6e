import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** Every test fails if the page complains in the console or throws, unless what it says is excused. */
export const test = base.extend<{ excused: RegExp; quiet: undefined }>({
  excused: [/^$/, { option: true }],
  quiet: [
    async ({ page, excused }, use) => {
      const complaints = complaintsOf(page);
      // Nobody watches: what others do is shown at once.
      await page.addInitScript(() => localStorage.setItem('riband.pace', 'instant'));
      await use(undefined);
      // What is still being fetched when a test ends, nobody waits for.
      await page.context().unrouteAll({ behavior: 'ignoreErrors' });
      // Nor does anybody look at the browsers of others any more, which would go on living beside the tests that follow.
      for (const other of page.context().browser()?.contexts() ?? []) if (other !== page.context()) await other.close();
      expect(complaints().filter((text) => !excused.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** What is said where the configuration of the tests keeps service workers out. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** Hears from now on what the page complains of in the console or throws; the answer tells it. */
export function complaintsOf(page: Page): () => readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && text !== NO_WORKER) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return () => complaints;
}

export const PHONE = { width: 390, height: 844 };
export const LAPTOP = { width: 1366, height: 768 };
export const DESKTOP = { width: 1920, height: 1080 };

// What has to come before a test can go on is waited for by `waitFor`: an `expect` that does not hold at once writes the whole page down, again and
// again, for a report that is thrown away, and on a board that takes longer than a move.

/** The set-up page of the example; the same seed deals the same. */
export async function openSetUp(page: Page, seed = 'harbour'): Promise<void> {
  await page.goto(`/?game=example&seed=${seed}`);
  await page.locator('form').waitFor();
}

/** The bots, who are asked at the same time, have bid: whatever happens next is one's own doing. */
export async function openTable(page: Page, seats = 3, rounds = 2): Promise<void> {
  await beginTable(page, seats, rounds);
  await waitForTurn(page);
}

export async function beginTable(page: Page, seats = 3, rounds = 2): Promise<void> {
  await openSetUp(page);
  // The radio itself lies unseen below its label.
  await page.locator(`input[name=seats][value="${seats}"]`).check({ force: true });
  await page.locator('input[type=number]').fill(String(rounds));
  await page.locator('button[type=submit]').click();
  await target(page, 'bid:0').waitFor();
}

/** A table of any game, by its id; with the standard number of seats and the standard bots unless others are said. */
export async function openGame(page: Page, game: string, seats?: number, bots?: string): Promise<void> {
  await page.goto(`/?game=${game}&seed=harbour`);
  await page.locator('form').waitFor();
  if (seats !== undefined) await page.locator(`input[name=seats][value="${seats}"]`).check({ force: true });
  const others = page.getByRole('combobox', { name: /^Seat [2-9]/ });
  if (bots !== undefined) for (const other of await others.all()) await other.selectOption(bots);
  await page.locator('button[type=submit]').click();
  await lit(page).first().waitFor();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

export const target = (page: Page, name: string): Locator => page.locator(`[data-target="${name}"]`);
export const lit = (page: Page): Locator => page.locator('[data-target][aria-disabled="false"]');
export const endTurn = (page: Page): Locator => page.getByRole('button', { name: 'End turn' });
export const result = (page: Page): Locator => page.getByRole('region', { name: 'Final result' });
/** Of a game that is over, the result comes first. */
export const lookAtBoard = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Look at the board' }).click();
export const log = (page: Page): Locator => page.getByRole('log', { name: /^(Log|Journal|Журнал)/ });
export const note = (page: Page): Locator => page.getByRole('region', { name: 'Note' });

/** The table is there and waits for nobody else; where `all` are asked at once, what others do could be taken for an answer. */
export async function waitForTurn(page: Page): Promise<void> {
  await page.locator('main:is([data-waits=you], [data-waits=over])').waitFor();
}

/** Does something and waits until the table has taken note of it and the others have moved. */
export async function act(page: Page, action: () => Promise<void>): Promise<void> {
  await waitForTurn(page);
  const before = (await page.locator('main').getAttribute('data-entry')) ?? '';
  await action();
  await page.locator(`main:not([data-entry="${before}"])`).waitFor();
  await waitForTurn(page);
}

/** There are no frames here and nobody reads what is well: so axe is thrice as fast. */
const axe = (page: Page, program = {}): AxeBuilder =>
  new AxeBuilder({ page, ...program }).setLegacyMode(true).options({ resultTypes: ['violations'] });

/** It has been read into the page before. */
const AS_IT_IS = { axeSource: 'undefined' };

/** What axe finds by day, and by night among what is different then: the colours. */
export async function problems(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const byDay = await axe(page).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await axe(page, AS_IT_IS).withRules('color-contrast').analyze();
  const violations = [...byDay.violations, ...byNight.violations];
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/** By how much the page is wider and higher than the window. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { right: scrollWidth - innerWidth, below: scrollHeight - innerHeight };
  });
