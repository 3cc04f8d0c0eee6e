import { act, expect, openSetUp, target, test } from './table.ts';

test('after the first visit everything works without a network', async ({ page, context }) => {
  await openSetUp(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play against 3 bots' }).first()).toBeVisible();
  await openSetUp(page);
  await page.locator('button[type=submit]').click();
  await act(page, () => target(page, 'bid:1').click());
  await page.reload();
  await act(page, () => page.getByRole('button', { name: 'End turn' }).click());
  await expect(target(page, 'quay:0')).toBeVisible();
});
