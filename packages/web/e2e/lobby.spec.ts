import { arrive, tableOf } from './online.ts';
import { expect, LAPTOP, overflow, PHONE, problems, test } from './table.ts';

test('the host closes a table before it begins, and everybody is told, also who follows the link later', async ({
  browser,
}) => {
  const { anna, link } = await tableOf(browser, 'example', (page) => page.getByLabel('List it for everybody').check());
  const ben = await arrive(browser, link, 'Ben');
  await ben.getByRole('button', { name: 'Sit here: Seat 2' }).click();
  await expect(ben.getByRole('button', { name: 'Close the table' })).toHaveCount(0);

  // Once is not enough, and one can think better of it.
  await anna.getByRole('button', { name: 'Close the table' }).click();
  await expect(anna.getByRole('alertdialog')).toContainText('This cannot be undone.');
  const keep = anna.getByRole('button', { name: 'Keep it open' });
  await expect(keep).toBeFocused();
  for (const size of [LAPTOP, PHONE]) {
    await anna.setViewportSize(size);
    expect(await problems(anna)).toEqual([]);
    expect((await overflow(anna)).right).toBe(0);
  }
  await keep.click();
  await expect(anna.getByRole('button', { name: 'Close the table' })).toBeFocused();
  await anna.getByRole('button', { name: 'Close the table' }).click();
  await anna.getByRole('alertdialog').getByRole('button', { name: 'Close the table' }).click();

  const late = await arrive(browser, link, 'Late');
  for (const page of [anna, ben, late]) {
    await expect(page.getByRole('heading', { name: 'This table is closed' })).toBeVisible();
    await expect(page.getByText('The host has closed it.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sit here' })).toHaveCount(0);
  }
  for (const size of [LAPTOP, PHONE]) {
    await ben.setViewportSize(size);
    expect(await problems(ben)).toEqual([]);
    expect((await overflow(ben)).right).toBe(0);
  }

  await ben.getByRole('button', { name: 'All tables' }).click();
  await expect(ben.getByRole('region', { name: 'My games' }).getByRole('button')).toHaveCount(0);
  await expect(ben.getByRole('region', { name: 'Finished games' })).toContainText('closed before it began');
  await late.getByRole('button', { name: 'All tables' }).click();
  await expect(late.getByRole('region', { name: 'Open tables' })).not.toContainText('Ben');
});

test('an invitation says what it is to before anybody has to say who they are', async ({ browser }) => {
  const { link } = await tableOf(browser, 'shipyard-second', async (page) => {
    await page.getByLabel('Clock').selectOption({ label: 'live: 10 min and 15 s a decision' });
  });
  const ben = await (await browser.newContext({ locale: 'en-GB', viewport: PHONE })).newPage();
  await ben.goto(link);
  await expect(ben.getByRole('heading', { name: 'Anna invites you to Shipyard, second edition' })).toBeInViewport();
  await expect(ben.getByText('1 of 2 seats taken')).toContainText('10 min and 15 s');
  await expect(ben.getByLabel('Your name')).toBeInViewport();
  expect(await problems(ben)).toEqual([]);
  expect((await overflow(ben)).right).toBe(0);
  // Who only knows the table learns nothing.
  await ben.goto(`${link.slice(0, link.lastIndexOf('/'))}/guess`);
  await ben.reload();
  await expect(ben.getByRole('heading', { name: 'Play with friends' })).toBeVisible();
  await expect(ben.getByText('Anna')).toHaveCount(0);
});

test('rows of a lobby stay where they are, each bot is chosen in its row, and nobody is sent away by a slip', async ({
  browser,
}) => {
  const { anna, link } = await tableOf(browser, 'example', async (page) => {
    await page.locator('input[name=seats][value="3"]').check({ force: true });
  });
  const ben = await arrive(browser, link, 'Ben');
  await ben.getByRole('button', { name: 'Sit here: Seat 2' }).click();
  const seat = (number: number) => anna.getByRole('listitem', { name: `Seat ${number}` });
  await expect(seat(2)).toContainText('Ben');
  for (const size of [LAPTOP, PHONE]) {
    await anna.setViewportSize(size);
    const tops = async () => Promise.all([1, 2, 3].map(async (number) => (await seat(number).boundingBox())?.y));
    const before = await tops();
    await anna.getByLabel('Which bot: Seat 3').selectOption('mate');
    await anna.getByRole('button', { name: 'Give it to a bot: Seat 3' }).click();
    await expect(seat(3)).toContainText('mate');
    await expect(anna.getByText('A fair opponent')).toBeVisible();
    expect(await tops()).toEqual(before);
    await anna.getByRole('button', { name: 'Clear the seat: Seat 3' }).click();
    await expect(seat(3)).toContainText('free');
    expect((await overflow(anna)).right).toBe(0);
  }
  await anna.getByRole('button', { name: 'Clear the seat: Seat 2' }).click();
  const sure = anna.getByRole('alertdialog', { name: 'Take the seat from Ben?' });
  expect(await problems(anna)).toEqual([]);
  await sure.getByRole('button', { name: 'Cancel' }).click();
  await expect(seat(2)).toContainText('Ben');
  await anna.getByRole('button', { name: 'Clear the seat: Seat 2' }).click();
  await sure.getByRole('button', { name: 'Clear the seat' }).click();
  await expect(ben.getByRole('alert')).toContainText('The host has taken your seat from you.');
  await ben.getByRole('button', { name: 'Sit here: Seat 2' }).click();
  await expect(ben.getByText('The host has taken your seat')).toHaveCount(0);
  // Who gets up knows why.
  await ben.getByRole('button', { name: 'Stand up' }).click();
  await expect(seat(2)).toContainText('free');
  await expect(ben.getByText('The host has taken your seat')).toHaveCount(0);
});

test('the first page, the head of every page and the title say that a table online waits', async ({ browser }) => {
  const { anna } = await tableOf(browser, 'example');
  await anna.getByRole('button', { name: 'Give it to a bot: Seat 2' }).click();
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(anna.locator('main')).toHaveAttribute('data-waits', /you|all/);
  await anna.goto('/#/');
  const games = anna.getByRole('region', { name: 'Go on with' });
  await expect(games.getByRole('button').first()).toContainText('Your turn');
  await expect(anna).toHaveTitle(/Your turn!/);
  await expect(anna.getByRole('banner').getByRole('link', { name: 'one game waits for you' })).toBeVisible();
  for (const size of [LAPTOP, PHONE]) {
    await anna.setViewportSize(size);
    expect(await problems(anna)).toEqual([]);
    expect((await overflow(anna)).right).toBe(0);
  }
  await games.getByRole('button').first().click();
  await expect(anna.locator('main')).toHaveAttribute('data-waits', /you|all/);
});
