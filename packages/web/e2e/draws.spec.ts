import type { Browser, Page } from '@playwright/test';
import { changing, playOn, settled, type Text, tableOf } from './online.ts';
import { expect, problems, result, test } from './table.ts';

/** Anna plays against a bot to the end, over a line on which somebody changes what is said. */
async function playedOver(
  browser: Browser,
  line: Parameters<typeof changing>[0],
  look: (page: Page) => Promise<void> = async () => {},
): Promise<Page> {
  const { anna } = await tableOf(
    browser,
    'example',
    (page) => page.locator('input[type=number]').fill('2'),
    changing(line),
  );
  await anna.getByRole('button', { name: 'Give it to a bot: Seat 2' }).click();
  await look(anna);
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(anna.locator('main[data-entry]')).toBeVisible();
  while (await playOn([anna]));
  await expect(result(anna)).toBeVisible();
  return anna;
}

async function check(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check the draws' }).click();
}

test('who was there from the beginning hears that seed and contribution are the same, and another device that they were not compared', async ({
  browser,
}) => {
  const anna = await playedOver(browser, {});
  await check(anna);
  const said = anna.getByRole('status').filter({ hasText: 'draws follow from the seed' });
  await expect(said).toContainText('The seed is the one that the server had committed to');
  await expect(said).toContainText('What you have added to the draws is what was made on this device');
  await expect(said).not.toContainText('Not compared');
  await expect(said).toContainText(/riband verify \S+ --commitment [0-9a-f]{64} --contribution [0-9a-f]{32}$/);
  expect(await problems(anna)).toEqual([]);
  // As a device that was not there.
  await anna.evaluate(() => localStorage.clear());
  await anna.reload();
  await check(anna);
  await expect(said).toContainText('Not compared: whether the server had committed to this seed');
  await expect(said).toContainText('Not compared: what you have added');
});

test('a server that swaps the seed is found out: at once, and by who checks the draws', async ({ browser }) => {
  // What it has committed to at first is not what it plays by.
  const first = 'ab'.repeat(32);
  let swaps = false;
  const down: Text = (text) => (swaps ? text : text.replace(/"commitment":"\w+"/, `"commitment":"${first}"`));
  // It makes up its mind when it has heard what the player adds.
  const up: Text = (text) => {
    swaps ||= text.includes('"contribution"');
    return text;
  };
  const anna = await playedOver(browser, { up, down }, (page) =>
    expect(page.getByRole('alert').getByText('another seed than')).toBeVisible(),
  );
  await check(anna);
  await expect(anna.getByText('Something is wrong: the seed is not the one')).toBeVisible();
  await expect(anna.getByText('draws follow from the seed')).toHaveCount(0);
});

test('a server that replaces what a player adds is found out', async ({ browser }) => {
  const up: Text = (text) => text.replace(/"contribution":"\w+"/, `"contribution":"${'cd'.repeat(16)}"`);
  const anna = await playedOver(browser, { up });
  await check(anna);
  await expect(anna.getByText('what this device has added to the draws is not among')).toBeVisible();
});

test('a view that is not the one that the server has hashed is asked for anew', async ({ browser }) => {
  let opened = 0;
  const up: Text = (text) => {
    if (text.includes('"kind":"open"')) opened += 1;
    return text;
  };
  // Until the page finds out.
  const down: Text = (text) => (opened > 1 ? text : text.replace('"view":{', '"view":{"coins":99,'));
  const { anna } = await tableOf(browser, 'example', undefined, changing({ up, down }));
  await anna.getByRole('button', { name: 'Give it to a bot: Seat 2' }).click();
  expect(opened).toBe(1);
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect.poll(() => opened).toBeGreaterThan(1);
  await settled([anna]);
  const asked = opened;
  await playOn([anna]);
  await settled([anna]);
  expect(opened).toBe(asked);
});
