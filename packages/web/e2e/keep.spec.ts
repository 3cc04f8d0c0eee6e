import { playByMouse } from './mouse.ts';
import { act, endTurn, expect, log, lookAtBoard, openTable, PHONE, problems, result, target, test } from './table.ts';
import { inWorkers } from './workers.ts';

test('two clicks from the first page into a game, which is there on the next visit', async ({ page }) => {
  await page.goto('/');
  const start = page.getByRole('button', { name: 'Play against 3 bots' }).first();
  await expect(start).toBeVisible();
  await start.click();
  await expect(page.getByRole('region', { name: 'Board', exact: true })).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('data-waits', 'you');
  await expect(page).toHaveTitle(/Your turn!/);

  await page.goto('/');
  const kept = page.getByRole('region', { name: 'Go on with' });
  await kept
    .getByRole('button', { name: /Shipyard, second edition/ })
    .first()
    .click();
  await expect(page.locator('main')).toHaveAttribute('data-waits', 'you');

  await page.goto('/');
  await kept.getByRole('button', { name: /^Delete/ }).click();
  // Enter does no harm.
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await kept.getByRole('button', { name: /^Delete/ }).click();
  expect(await problems(page)).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(kept).toHaveCount(0);
});

test('on a phone, games that are under way come before new ones', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openTable(page);
  await page.goto('/');
  const kept = await page.getByRole('region', { name: 'Go on with' }).boundingBox();
  const offers = await page.getByRole('region', { name: 'What shall we sail today?' }).boundingBox();
  expect(kept!.y).toBeLessThan(offers!.y);
  expect(await problems(page)).toEqual([]);
});

test('a game goes to a file and comes back from it', async ({ page }) => {
  await openTable(page);
  await act(page, () => target(page, 'bid:1').click());
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const file = await (await download).path();

  await page.goto('/');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByLabel('Open a saved game from a file').setInputFiles(file);
  await expect(log(page)).toContainText('Player 1 bids 1 coin.');
  await expect(endTurn(page)).toBeEnabled();
});

test('a link holds the whole game', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTable(page);
  await act(page, () => target(page, 'bid:1').click());
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(8192);

  const elsewhere = await browser.newPage();
  await elsewhere.goto(link);
  await expect(log(elsewhere)).toContainText('Player 1 bids 1 coin.');
  await elsewhere.close();
});

test('a game that is too long for a link is offered as a file', async ({ page, context }) => {
  await inWorkers(context, () => {
    const enough = new Uint8Array(8000);
    self.CompressionStream = class extends TransformStream {
      constructor() {
        super({ flush: (rest) => rest.enqueue(enough) });
      }
    };
  });
  await openTable(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const told = page.getByRole('status').filter({ hasText: 'too long for a link' });
  const download = page.waitForEvent('download');
  await told.getByRole('button', { name: 'Save as file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^blue-riband-.*\.json$/);
  await expect(told).toHaveCount(0);
});

test('a file or a link that is none says so, and there is a way on', async ({ page }) => {
  await page.goto('/#/game/not-a-game');
  await expect(page.getByRole('alert')).toContainText('This link cannot be opened.');
  await expect(page.getByRole('heading', { name: 'What shall we sail today?' })).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Open a saved game from a file').setInputFiles({
    name: 'shopping.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"milk": 2}'),
  });
  await expect(page.getByRole('alert')).toContainText('This file cannot be opened. This is no saved game');
  await page.goto('/#/table/gone');
  await expect(page.getByRole('alert')).toContainText('This game cannot be opened. It is not kept on this device.');
});

test('two people share a device, with a curtain between them', async ({ page }) => {
  await page.goto('/?game=example&seed=harbour');
  await page.locator('input[name=seats][value="2"]').check({ force: true });
  await page.getByLabel('Seat 2', { exact: true }).selectOption('person');
  await page.getByLabel('Name at seat 2').fill('Ben');
  await page.locator('button[type=submit]').click();

  await expect(page.getByRole('heading', { name: 'Hand the device to Player 1' })).toBeVisible();
  await expect(page.locator('[data-target]')).toHaveCount(0);
  expect(await problems(page)).toEqual([]);
  await page.getByRole('button', { name: 'I am Player 1' }).click();
  await target(page, 'bid:2').click();
  await endTurn(page).click();

  await expect(page.getByRole('heading', { name: 'Hand the device to Ben' })).toBeVisible();
  await expect(page.locator('[data-target]')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Ben' }).click();
  await expect(log(page)).toContainText('Player 1 bids in secret.');
  await expect(target(page, 'bid:0')).toHaveAttribute('aria-disabled', 'false');
});

test('one bar leads through the whole game, step by step, by slider and by arrow keys; the log marks where one is', async ({
  page,
}) => {
  await openTable(page, 2);
  await act(page, () => target(page, 'bid:1').click());
  const marked = log(page).locator('[aria-current=step]');
  await expect(marked).toHaveCount(0);
  await page.getByRole('button', { name: 'Look back' }).click();
  await expect(marked).not.toHaveCount(0);
  // Nothing can be done in the past, and nothing looks as if it could.
  await expect(endTurn(page)).toHaveCount(0);
  await expect(page.locator('[data-target^="button:"], [data-target^="bid:"]')).toHaveCount(0);
  const slider = page.getByRole('slider', { name: 'Moment of the game' });
  const at = async () => Number(await slider.inputValue());
  const last = Number(await slider.getAttribute('max'));
  await expect.poll(at).toBe(last - 1);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect.poll(at).toBe(0);
  await expect(page.getByRole('button', { name: 'One step back' })).toHaveAttribute('aria-disabled', 'true');
  const first = await marked.first().innerText();
  await page.keyboard.press('ArrowRight');
  await expect.poll(at).toBe(1);
  await expect.poll(() => marked.first().innerText()).not.toBe(first);
  await slider.fill(String(last));
  await expect(page.getByRole('button', { name: 'One step forward' })).toHaveAttribute('aria-disabled', 'true');
  expect(await problems(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await problems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(slider).toHaveCount(0);
  await expect(endTurn(page)).toBeVisible();
});

test('bots alone are watched, and the story leads back to every turn and every line of it', async ({ page }) => {
  await page.goto('/?game=example&seed=harbour');
  for (const seat of [1, 2]) await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('random');
  await page.locator('button[type=submit]').click();
  await expect(result(page).getByRole('img', { name: 'Points by turn' })).toBeVisible();
  expect(await problems(page)).toEqual([]);
  await lookAtBoard(page);
  const board = page.getByRole('region', { name: 'Board', exact: true });
  await expect(board).toContainText('Round');
  const end = await board.innerText();
  await log(page)
    .getByRole('button', { name: /^Turn 2\b/ })
    .click();
  await expect(page.getByRole('heading', { name: 'You are looking back at turn 2.' })).toBeVisible();
  await expect.poll(() => board.innerText()).not.toBe(end);
  const after = await board.innerText();
  const line = log(page).getByTitle('Look at the board at this moment');
  await line.first().click();
  await expect(page.getByRole('heading', { name: 'You are looking back at turn 0.' })).toBeVisible();
  await expect.poll(() => board.innerText()).not.toBe(after);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect.poll(() => board.innerText()).toBe(end);
  await page.getByRole('button', { name: 'Back to the result' }).click();
  await expect(result(page)).toContainText('1st place');
});

test('the same deal again is the same, and the first game is kept', async ({ page }) => {
  await openTable(page, 2);
  const first = await page.getByRole('region', { name: 'The quay' }).innerText();
  await playByMouse(page);
  await result(page).getByRole('button', { name: 'Same deal again' }).click();
  await expect(target(page, 'bid:0')).toHaveAttribute('aria-disabled', 'false');
  await expect.poll(() => page.getByRole('region', { name: 'The quay' }).innerText()).toBe(first);
  await page.goto('/');
  // What is over lies apart.
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(1);
  await page.getByText('Finished games (1)').click();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(2);
});
