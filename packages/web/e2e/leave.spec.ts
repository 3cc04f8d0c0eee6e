import { begun } from './online.ts';
import { expect, LAPTOP, overflow, PHONE, problems, test } from './table.ts';

test('who has to go lets a bot play for them, and takes the seat back', async ({ browser }) => {
  const { anna, ben } = await begun(browser, 'example');
  await ben.getByRole('button', { name: 'Leave…' }).click();
  for (const size of [LAPTOP, PHONE]) {
    await ben.setViewportSize(size);
    expect(await problems(ben)).toEqual([]);
    expect((await overflow(ben)).right).toBe(0);
  }
  await ben.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(ben.getByText('A bot plays for you')).toBeVisible();
  await ben.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(ben.getByText('A bot plays for you')).toHaveCount(0);

  await anna.getByRole('button', { name: 'Leave…' }).click();
  await anna.getByRole('button', { name: 'All tables' }).click();
  await expect(anna.getByRole('region', { name: 'My games' }).getByRole('button')).toHaveCount(1);
});
