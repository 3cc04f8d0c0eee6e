import type { Browser, Page } from '@playwright/test';
import { begun, click, entryOf, playOn, tableOf } from './online.ts';
import { expect, LAPTOP, log, lookAtBoard, overflow, PHONE, problems, test } from './table.ts';

/** Anna plays alone against a bot of that level. */
async function alone(browser: Browser, game: string, bot: string): Promise<Page> {
  const { anna } = await tableOf(browser, game);
  await anna.getByLabel('Which bot: Seat 2').selectOption(bot);
  await anna.getByRole('button', { name: 'Give it to a bot: Seat 2' }).click();
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(anna.locator('main[data-entry]')).toBeVisible();
  return anna;
}

const hint = (page: Page) => page.getByRole('region', { name: /^Hint/ });

/** Goes to the board of a game that is over, and one step back. */
async function lookBack(page: Page): Promise<void> {
  await lookAtBoard(page);
  await page.getByRole('button', { name: 'One step back' }).click();
}

test('who plays alone online is advised as at home, and once it is over every move can be asked about', async ({
  browser,
}) => {
  const anna = await alone(browser, 'example', 'greedy');
  await expect(anna.locator('main')).toHaveAttribute('data-waits', 'you');
  await anna.getByRole('button', { name: 'Hint' }).click();
  const before = await entryOf(anna);
  await hint(anna).getByRole('button', { name: 'Do it' }).click();
  await expect(hint(anna)).toBeHidden();
  await expect.poll(() => entryOf(anna)).toBeGreaterThan(before);
  // Why bots move is told at the end: until then what they hide does not leave the server.
  while (await playOn([anna])) await expect(log(anna).getByRole('button', { name: 'why?' })).toHaveCount(0);

  await lookBack(anna);
  await log(anna).getByRole('button', { name: 'why?' }).last().click();
  const why = anna.getByRole('region', { name: /^Why .+ moved so$/ });
  await expect(why.getByRole('paragraph')).toHaveText(/\.$/);
  await anna.keyboard.press('h');
  await expect(hint(anna)).toHaveAccessibleName(/^Hint for /);
  await expect(hint(anna)).toContainText('Best: ');
  for (const size of [LAPTOP, PHONE]) {
    await anna.setViewportSize(size);
    expect(await problems(anna)).toEqual([]);
    expect((await overflow(anna)).right).toBe(0);
  }
  // It was for that moment.
  await anna.getByRole('button', { name: 'One step back' }).click();
  await expect(hint(anna)).toBeHidden();
});

test('where several people play nobody is advised before the end; then everybody is', async ({ browser }) => {
  const { anna, ben } = await begun(browser, 'example');
  for (let moves = 0; await playOn([anna, ben]); moves++)
    if (moves < 6)
      for (const page of [anna, ben]) await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  for (const page of [anna, ben]) {
    await lookBack(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(hint(page)).toHaveAccessibleName(/^Hint for (Anna|Ben)$/);
    await expect(hint(page)).toContainText('Best: ');
  }
});

test('who plays alone online has a bot that thinks for long move at once', async ({ browser }) => {
  const anna = await alone(browser, 'shipyard-second', 'admiral');
  const waits = () => anna.locator('main').getAttribute('data-waits');
  while ((await waits()) === 'you') {
    const before = await entryOf(anna);
    await click(anna);
    await expect.poll(() => entryOf(anna)).toBeGreaterThan(before);
  }
  const before = await entryOf(anna);
  await anna.getByRole('button', { name: 'Move now' }).click();
  await expect.poll(() => entryOf(anna), { timeout: 2500 }).toBeGreaterThan(before);
});
