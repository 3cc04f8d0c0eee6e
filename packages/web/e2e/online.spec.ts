import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { arrive, begun, click, entryOf, playOn, settled, standOf, tableOf } from './online.ts';
import {
  complaintsOf,
  endTurn,
  expect,
  LAPTOP,
  lit,
  log,
  lookAtBoard,
  overflow,
  PHONE,
  problems,
  result,
  target,
  test,
} from './table.ts';

const QUICK = (page: Page) => page.locator('input[type=number]').fill('2');

test('two people play to the end, one without a network for a while, and who watches sees no secrets', async ({
  browser,
}) => {
  test.slow();
  const { anna, ben, link } = await begun(browser, 'example', QUICK);
  const complaints = [anna, ben].map(complaintsOf);
  const eve = await arrive(browser, link, 'Eve');
  const heard: string[] = [];
  eve.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await eve.reload();
  await expect(eve.getByText('You are watching')).toBeVisible();

  // Bids are secret until all are in.
  await expect(lit(eve)).toHaveCount(0);
  await expect(eve.locator('[data-target^="hand:"]')).toHaveCount(0);
  for (let turns = 0; turns < 4; turns++) await playOn([anna, ben]);

  const { entry: before, toAct } = await settled([anna, ben]);
  const [away, other] = toAct === anna ? [anna, ben] : [ben, anna];
  await away.context().setOffline(true);
  await expect(away.getByText('The connection is lost.')).toBeVisible();
  await click(away);
  expect(await entryOf(other)).toBe(before);
  await away.context().setOffline(false);
  await expect(away.getByText('The connection is lost.')).toBeHidden();
  await expect.poll(() => entryOf(other)).toBeGreaterThan(before);

  await ben.reload();
  while (await playOn([anna, ben]));
  for (const page of [anna, ben, eve]) await expect(result(page)).toBeVisible();
  await anna.getByRole('button', { name: 'Check the draws' }).click();
  await expect(anna.getByText(/^All \d+ draws follow from the seed/)).toBeVisible();
  await lookAtBoard(anna);
  await expect(log(anna)).toContainText('Ben');

  const states = heard.flatMap((text) => /"viewer":("?\w+"?)/.exec(text)?.[1] ?? []);
  expect(states.length).toBeGreaterThan(5);
  expect(new Set(states)).toEqual(new Set(['"spectator"']));
  for (const quiet of complaints) expect(quiet()).toEqual([]);
});

test('who was away when the game ended is shown how, once', async ({ browser }) => {
  test.slow();
  const { anna, ben } = await begun(browser, 'example', QUICK);
  const acted: (Page | undefined)[] = [];
  do acted.push((await settled([anna, ben])).toAct);
  while (await playOn([anna, ben]));
  // Whoever has not acted last has missed something, for a device that was not there.
  const last = acted.findLast((page) => page !== undefined);
  const away = last === anna ? ben : anna;
  const context = await browser.newContext({ locale: 'en-GB' });
  await context.addCookies(await away.context().cookies());
  const elsewhere = await context.newPage();
  await elsewhere.goto(away.url());
  await elsewhere.getByRole('button', { name: 'Show me' }).click();
  await expect(log(elsewhere).locator('[aria-current=step]').first()).toBeVisible();
  await expect(result(elsewhere)).toHaveCount(0);
  await elsewhere.reload();
  await expect(result(elsewhere)).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: 'Show me' })).toHaveCount(0);
});

test('Shipyard is played over the socket as on the device', async ({ browser }) => {
  test.slow();
  const { anna, ben } = await begun(browser, 'shipyard-second');
  for (let moves = 0; moves < 8; moves++) await playOn([anna, ben]);
  for (const page of [anna, ben]) await expect(page.getByRole('region', { name: 'Board', exact: true })).toBeVisible();
});

test('a game against bots is found again among one’s own, and at its end with its replay', async ({ browser }) => {
  const { anna } = await tableOf(browser, 'example', QUICK);
  await anna.getByRole('button', { name: 'Give it to a bot: Seat 2' }).click();
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(target(anna, 'bid:0')).toBeVisible();
  await anna.goto('/#/online');
  const own = anna.getByRole('region', { name: 'My games' });
  await expect(own.getByRole('button')).toContainText('Your turn');
  await own.getByRole('button').click();
  while (await playOn([anna]));
  await result(anna).getByRole('button', { name: 'All games' }).click();
  const finished = anna.getByRole('region', { name: 'Finished games' }).getByRole('button');
  await expect(finished).toContainText('place');
  await finished.click();
  await lookAtBoard(anna);
  await log(anna).getByRole('button').first().click();
  await expect(anna.getByText('Back to now')).toBeVisible();
});

test('who was away is shown what happened, people go back by agreement, and play again at the same seats', async ({
  browser,
}) => {
  test.slow();
  const { anna, ben, link } = await begun(browser, 'example', async (page) => {
    await QUICK(page);
    await page.getByLabel('Clock').selectOption({ label: 'live: 10 min and 15 s a decision' });
  });
  const eve = await arrive(browser, link, 'Eve');
  await expect(eve.getByText('You are watching')).toBeVisible();
  await expect(eve.getByRole('timer')).toHaveText([/^\d+:\d\d$/, /^\d+:\d\d$/]);

  // Whoever has acted goes away; the other one plays on; then there is something to see.
  for (let moves = 0; moves < 4; moves++) await playOn([anna, ben]);
  const { toAct: mover = anna } = await settled([anna, ben]);
  const absent = mover === anna ? ben : anna;
  await absent.goto('/#/online');
  do await playOn([mover]);
  while ((await standOf(mover)).waits === 'you');
  await absent.getByRole('region', { name: 'My games' }).getByRole('button').click();
  await expect(absent.getByText('since your last move')).toBeVisible();
  await absent.getByRole('button', { name: 'Show me' }).click();
  await expect(absent.getByText('since your last move')).toHaveCount(0);
  const forward = absent.getByRole('button', { name: 'One step forward' });
  await expect(log(absent).locator('[aria-current=step]').first()).toBeVisible();
  await expect(endTurn(absent)).toHaveCount(0);
  while ((await forward.getAttribute('aria-disabled')) === 'false') await forward.click();
  await absent.getByRole('button', { name: 'Back to now' }).click();
  await expect(endTurn(absent)).toBeVisible();

  await log(mover)
    .getByRole('button', { name: /^Turn 1\b/ })
    .click();
  await mover.getByRole('button', { name: /^Ask the others/ }).click();
  await absent.getByRole('button', { name: 'Agree' }).click();
  await expect(log(mover)).toContainText('the game goes back to turn');

  while (await playOn([anna, ben]));
  await anna.getByRole('button', { name: 'Play again' }).click();
  await expect(anna.getByRole('listitem', { name: 'Seat 1' })).toContainText('Anna');
  await ben.getByRole('button', { name: 'Go there' }).click();
  await expect(anna.getByRole('listitem', { name: 'Seat 2' })).toContainText('Ben');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(target(ben, 'bid:0')).toBeVisible();
});

test('before it begins everybody reads what was chosen and can talk; a guest is told what signing out costs', async ({
  browser,
}) => {
  const { anna, link } = await tableOf(browser, 'example', QUICK);
  const ben = await arrive(browser, link, 'Ben');
  await expect(ben.getByText('Rounds: 2')).toBeVisible();
  await expect(ben.getByRole('region', { name: 'Talk' })).toHaveCount(0);
  await ben.getByRole('button', { name: 'Sit here: Seat 2' }).click();
  await ben.getByRole('region', { name: 'Talk' }).getByRole('button', { name: 'Say' }).click();
  await ben.getByLabel('What you want to say').fill('Shall we?');
  await ben.keyboard.press('Enter');
  const talk = anna.getByRole('region', { name: 'Talk' });
  await talk.getByRole('button', { name: 'one new line' }).click();
  await expect(talk.getByRole('log')).toContainText('Shall we?');
  await talk.getByRole('button', { name: 'Mute and block' }).click();
  await talk.getByRole('button', { name: 'Block Ben' }).click();
  await anna.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect(talk.getByRole('log')).not.toContainText('Shall we?');
  await talk.getByRole('button', { name: 'Unblock Ben' }).click();
  await expect(talk.getByRole('log')).toContainText('Shall we?');
  expect(await problems(anna)).toEqual([]);

  await ben.goto('/#/online');
  await expect(ben.getByRole('region', { name: 'My games' }).getByRole('button')).toHaveCount(1);
  await ben.getByRole('button', { name: 'Sign out' }).click();
  await expect(ben.getByRole('alert')).toContainText('You have no account');
  await ben.getByRole('button', { name: 'Sign out' }).click();
  await expect(ben.getByLabel('Your name')).toBeVisible();
});

test('a listed table is found by everybody; a private one by nobody', async ({ browser }) => {
  await tableOf(browser, 'example', (page) => page.getByLabel('List it for everybody').check());
  const { link } = await tableOf(browser, 'example');
  const eve = await arrive(browser, '/#/online', 'Eve');
  const open = eve.getByRole('region', { name: 'Open tables' });
  await expect(open.getByRole('button').first()).toContainText('one seat free');
  await open.getByRole('button').first().click();
  await expect(eve.getByRole('button', { name: 'Sit here: Seat 2' })).toBeVisible();
  await eve.goto(`${link.slice(0, link.lastIndexOf('/'))}`);
  await expect(eve.getByText('There is no such table')).toBeVisible();
});

test('a guest makes an account, finds the seat on another device, and is forgotten', async ({ browser }) => {
  const name = `Ines ${randomUUID().slice(0, 8)}`;
  const { anna, link } = await tableOf(browser, 'example');
  const ines = await arrive(browser, link, name);
  await ines.getByRole('button', { name: 'Sit here: Seat 2' }).click();
  await expect(ines.getByRole('listitem', { name: 'Seat 2' })).toContainText('you');
  await ines.goto('/#/online');
  await ines.getByRole('button', { name: 'My account' }).click();
  await ines.getByLabel('Password').fill('correct horse');
  await ines.getByRole('button', { name: 'Make an account' }).click();
  await expect(ines.getByText('Done. You can now sign in')).toBeVisible();
  expect(await problems(ines)).toEqual([]);

  const elsewhere = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await elsewhere.goto('/#/online');
  await elsewhere.getByRole('button', { name: 'I have an account' }).click();
  // Whoever types at once writes their name, in whatever language it begins like.
  await expect(elsewhere.getByLabel('Name of the account')).toBeFocused();
  await elsewhere.keyboard.type(name);
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en');
  await elsewhere.getByLabel('Password').fill('correct horse');
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(elsewhere.getByText(`You are ${name}.`)).toBeVisible();
  await expect(elsewhere.getByRole('region', { name: 'My games' }).getByRole('button')).toHaveCount(1);

  await elsewhere.getByRole('button', { name: 'My account' }).click();
  await elsewhere.getByRole('button', { name: 'Delete everything' }).click();
  const sure = elsewhere.getByRole('alertdialog');
  await expect(sure.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await sure.getByRole('button', { name: 'Delete everything' }).click();
  await expect(elsewhere.getByLabel('Your name')).toBeVisible();
  await expect(anna.getByRole('listitem', { name: 'Seat 2' })).toContainText('free');
});

test('axe finds nothing, and nothing scrolls sideways, on every page before a game', async ({ browser }) => {
  test.slow();
  const look = async (page: Page) => {
    expect(await problems(page)).toEqual([]);
    for (const size of [PHONE, LAPTOP]) {
      await page.setViewportSize(size);
      await expect.poll(async () => (await overflow(page)).right).toBe(0);
    }
  };
  const page = await (await browser.newContext()).newPage();
  await page.goto('/#/online');
  await expect(page.getByLabel('Your name')).toBeVisible();
  await look(page);
  const { anna } = await tableOf(browser, 'example', look);
  await look(anna);
  await anna.goto('/#/online');
  await expect(anna.getByRole('region', { name: 'My games' }).getByRole('button')).toBeVisible();
  await look(anna);
});
