import { arrive, tableOf } from './online.ts';
import { expect, overflow, PHONE, problems, test } from './table.ts';

test('a page that is older than the server says so, and goes on when it is loaded anew', async ({ browser }) => {
  const { anna, link } = await tableOf(browser, 'example');
  let isNewer = false;
  await anna.routeWebSocket(/.*/, (page) => {
    const server = page.connectToServer();
    server.onMessage((text) => page.send(isNewer ? String(text).replace('{"lobby":', '{"hall":') : text));
    page.onMessage((text) => server.send(text));
  });
  await anna.reload();
  const seat = (number: number) => anna.getByRole('listitem', { name: `Seat ${number}` });
  await expect(seat(1)).toContainText('Anna');
  isNewer = true;
  const ben = await arrive(browser, link, 'Ben');
  await ben.getByRole('button', { name: 'Sit here: Seat 2' }).click();
  const notice = anna.getByText('This page is older than the server.');
  await expect(notice).toBeVisible();
  expect(await problems(anna)).toEqual([]);
  await anna.setViewportSize(PHONE);
  await expect.poll(async () => (await overflow(anna)).right).toBe(0);
  isNewer = false;
  await anna.getByRole('button', { name: 'Load anew' }).click();
  await expect(seat(2)).toContainText('Ben');
  await expect(notice).toHaveCount(0);
});
