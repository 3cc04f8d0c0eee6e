import { playByMouse } from './mouse.ts';
import { expect, openGame, openSetUp, test } from './table.ts';

// The page and its service worker hear at different moments that there is a network again: what is asked between them fails.
test.use({ serviceWorkers: 'allow', excused: /^Failed to load resource: net::/ });

test('after the first visit everything works without a network: boards, bots, rules and games that are kept', async ({
  page,
  context,
}) => {
  await openSetUp(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  for (const [game, kept] of [
    ['shipyard-second', 'Shipyard, second edition'],
    ['crossing-oceans', 'Crossing Oceans'],
  ] as const) {
    await openGame(page, game, 2);
    const chosen = await playByMouse(page, { until: '[role=log] .why' });
    expect(chosen.at(-1), 'the end of a turn, after which a bot has moved').toBe('');
    await page.getByRole('banner').getByRole('button', { name: 'Rules' }).click();
    await expect(page.locator('.rulebook figure svg').first()).toBeVisible();
    const entry = await page.locator('main').getAttribute('data-entry');
    await page.goto('/');
    await page.getByRole('region', { name: 'Go on with' }).getByRole('button', { name: kept }).first().click();
    await expect(page.locator('main')).toHaveAttribute('data-entry', entry ?? '');
    await page.reload();
    await expect(page.locator('main')).toHaveAttribute('data-entry', entry ?? '');
  }
  await page.goto('/#/online');
  await expect(page.getByRole('heading', { name: /it does not answer/ })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('textbox')).toBeVisible();
});
