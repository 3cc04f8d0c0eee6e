import type { Page } from '@playwright/test';
import { begun, riband } from './online.ts';
import { expect, LAPTOP, overflow, PHONE, problems, test } from './table.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** For the eyes of the page so many days have passed; the server knows better. */
async function comeBackAfter(page: Page, days: number): Promise<void> {
  await page.clock.setFixedTime(Date.now() + days * DAY_MS);
  await page.reload();
  await expect(page.locator('main[data-entry]')).toBeVisible();
}

test('where there is no clock, who is awaited and gone is seen to be, with when a bot can play; not before', async ({
  browser,
}) => {
  const { anna, ben, table } = await begun(browser, 'example');
  await ben.close();
  const letBot = anna.getByRole('button', { name: 'Let a bot play for Ben' });
  await expect(letBot).toHaveCount(0);

  await anna.setViewportSize(LAPTOP);
  await comeBackAfter(anna, 1);
  await expect(anna.getByText(/^Ben is to act, and has not been here since .+\.$/)).toBeVisible();
  await expect(anna.getByText(/^From .+ on a bot can play\.$/)).toBeVisible();
  await expect(letBot).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => overflow(anna)).toEqual({ below: 0, right: 0 });
  for (const size of [LAPTOP, PHONE]) {
    await anna.setViewportSize(size);
    expect((await overflow(anna)).right).toBe(0);
    expect(await problems(anna)).toEqual([]);
  }

  // A page whose clock is wrong is told so by the server.
  await comeBackAfter(anna, 4);
  await expect(anna.getByText('A bot can play until they come back.')).toBeVisible();
  await letBot.click();
  await expect(anna.getByText('They were here not long ago').first()).toBeVisible();

  const again = await ben.context().newPage();
  await again.goto(anna.url());
  await expect(letBot).toHaveCount(0);
  await riband('table', table, '--replace', '2', '--notice', 'Ben has asked for it.');
  await expect(again.getByText('A bot plays for you while you are away.')).toBeVisible();
  await again.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(again.getByText('A bot plays for you')).toHaveCount(0);
});
