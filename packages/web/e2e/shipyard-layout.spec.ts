import type { Page } from '@playwright/test';
import { crowding } from './crowding.ts';
import { bring, type Decision, decisionsOf } from './played.ts';
import { act, DESKTOP, expect, LAPTOP, lit, openGame, overflow, PHONE, target, test } from './table.ts';

test('on a telephone the contracts that are to be chosen from come first', async ({ page }) => {
  const alone = [{ kind: 'person', name: 'Anna' } as const];
  const plan = { game: 'shipyard-solo', holders: alone, seed: 'night', bot: 'random' };
  const asked = decisionsOf(plan, 0).find(({ kind }) => kind === 'contract');
  if (asked === undefined) throw new Error('nobody was asked for a contract');
  await page.setViewportSize(PHONE);
  await bring(page, asked);
  await expect(lit(page)).not.toHaveCount(0);
  for (const contract of await lit(page).all()) await expect(contract).toBeInViewport({ ratio: 1 });
  const isFirst = async () => {
    const [last, yard] = [await lit(page).last().boundingBox(), await target(page, 'yard:0').boundingBox()];
    return (last?.y ?? 0) < (yard?.y ?? 0);
  };
  await expect.poll(isFirst).toBe(true);
});

const HOLDERS = [
  { kind: 'person', name: 'Anna' },
  { kind: 'bot', name: 'Ada', bot: 'random' },
] as const;
/** Played once for all tests that one worker runs: it takes longer than they do. */
let ofTwo: readonly Decision[] | undefined;

/** The last decision of this kind in a game of two that bots play; before one of that kind, where that matters. */
function decisionOf(wanted: string, next?: string): Decision {
  ofTwo ??= decisionsOf({ game: 'shipyard-second', holders: HOLDERS, seed: 'night', bot: 'greedy' }, 0);
  const decision = ofTwo.findLast(
    ({ kind }, index, all) => kind === wanted && (next === undefined || all[index + 1]?.kind === next),
  );
  if (decision === undefined) throw new Error(`nobody had to decide about ${wanted}`);
  return decision;
}

test('a way tells before the ship sails where all of its points come from', async ({ page }) => {
  await bring(page, decisionOf('space'));
  const way = page.locator('[data-way]').first();
  await expect(way).toContainText(/crew \d+ \+ equipment \d+ \+ speed \d+ \+ officials \d+ \+ Blue Riband \d+/);
  const parts = (await way.locator('small').innerText()).match(/\d+/g) ?? [];
  const sum = parts.reduce((total, part) => total + Number(part), 0);
  await expect(way.locator('strong')).toHaveText(String(sum));
});

test('to scrap a ship lies apart from fitting it out', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await bring(page, decisionOf('button fit'));
  const scrap = target(page, 'button:scrap');
  await expect(scrap).toHaveAttribute('aria-disabled', 'false');
  const [button, board] = [await scrap.boundingBox(), await page.locator('.ask').boundingBox()];
  expect(button?.x).toBeGreaterThan((board?.x ?? 0) + (board?.width ?? 0) / 2);
});

test('all that fits goes on a ship at once, and each number can still be changed until it sails', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await bring(page, decisionOf('button fit', 'fit'));
  const asked = page.locator('[data-target^="fit:"]');
  await act(page, () => asked.and(lit(page)).first().click());
  await page.getByRole('button', { name: 'All that fits' }).click();
  await expect(asked).toHaveCount(0);
  const aboard = page.getByRole('list', { name: /^Aboard/ });
  const before = await aboard.getByRole('button', { pressed: true }).count();
  expect(before).toBeGreaterThan(1);
  const other = aboard.getByRole('listitem').nth(1).getByRole('button', { pressed: false }).first();
  const name = (await other.getAttribute('aria-label')) ?? '';
  await other.click();
  await expect(aboard.getByRole('button', { name, exact: true, pressed: true })).toBeVisible();
  await expect(asked).toHaveCount(0);
  await expect(aboard.getByRole('button', { pressed: true })).toHaveCount(before);
});

test('on a telephone a yard is one row, with slips that a finger can hit', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await bring(page, decisionOf('yard'));
  await expect(target(page, 'yard:8')).toBeVisible();
  const slips = await page.locator('[data-target^="yard:"]').all();
  const boxes = await Promise.all(slips.map((slip) => slip.boundingBox()));
  expect(boxes).toHaveLength(9);
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
});

test('while somebody is hired, prices lie beside what the badges show', async ({ page }) => {
  await bring(page, decisionOf('employee'));
  await expect(page.locator('.paid').first()).toBeVisible();
  const covered = () =>
    page.locator('.held:has(.paid)').evaluateAll((all) =>
      all.map((held) => {
        const [coin, glyph] = ['.paid', '.glyph'].map((part) => held.querySelector(part)?.getBoundingClientRect());
        if (coin === undefined || glyph === undefined) return 1;
        const width = Math.min(coin.right, glyph.right) - Math.max(coin.left, glyph.left);
        const height = Math.min(coin.bottom, glyph.bottom) - Math.max(coin.top, glyph.top);
        return (Math.max(0, width) * Math.max(0, height)) / (glyph.width * glyph.height);
      }),
    );
  for (const size of [LAPTOP, DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await expect.poll(async () => Math.max(...(await covered()))).toBeLessThan(0.1);
  }
});

// A board takes up its new layout a moment after the window has its new size: these wait for it.

/** How much wider the board would like to be than the room it has. */
const tooWide = (page: Page): Promise<number> =>
  page.locator('.shipyard').evaluate((board) => board.scrollWidth - board.clientWidth);

/** The names on action tiles that are wider than their tiles, or not to be seen. */
const cutNames = (page: Page): Promise<readonly string[]> =>
  page.locator('.face').evaluateAll((faces) =>
    faces
      .filter((face) => {
        const name = [...face.querySelectorAll('.name, .short')].find((one) => one.checkVisibility());
        return name === undefined || name.scrollWidth > name.clientWidth;
      })
      .map((face) => face.textContent),
  );

/** How much of one's contracts has to be scrolled to. */
const contractsBelow = (page: Page): Promise<number> =>
  page
    .locator('.contracts')
    .first()
    .evaluate((list) => list.scrollHeight - list.clientHeight);

for (const game of ['shipyard-second', 'shipyard-first']) {
  test(`the first turn of ${game} fits a laptop and a telephone, in three languages`, async ({ page }) => {
    await openGame(page, game, 4);
    for (const language of ['en', 'fr', 'ru']) {
      await page.getByRole('combobox').selectOption(language);
      await page.setViewportSize(PHONE);
      await expect.poll(() => tooWide(page)).toBe(0);
      await page.setViewportSize(LAPTOP);
      await expect.poll(() => overflow(page)).toEqual({ right: 0, below: 0 });
      await expect.poll(() => cutNames(page)).toEqual([]);
      await expect.poll(() => contractsBelow(page)).toBe(0);
    }
  });
}

/** Tablets both ways, and small laptops. */
const BETWEEN = [
  { width: 820, height: 1180 },
  { width: 834, height: 1112 },
  { width: 1024, height: 768 },
  { width: 1180, height: 820 },
  { width: 1280, height: 720 },
  { width: 1300, height: 1000 },
  { width: 1440, height: 900 },
];

/** How much of one's slips lies below the screen, or below what can be done where that lies at its foot. */
const slipsBelow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bottom = document.querySelector('.slips')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
    const actions = document.querySelector('section[aria-labelledby=turn]');
    const isFoot = actions !== null && getComputedStyle(actions).position === 'fixed';
    return Math.max(0, bottom - (isFoot ? actions.getBoundingClientRect().top : innerHeight));
  });

for (const game of ['shipyard-second', 'shipyard-first', 'shipyard-solo']) {
  test(`from a tablet to a desk no text of ${game} is cut or lies on another, and the own yard is in sight`, async ({
    page,
  }) => {
    await openGame(page, game);
    for (const language of ['en', 'fr', 'ru']) {
      await page.getByRole('combobox').selectOption(language);
      for (const size of [...BETWEEN, LAPTOP, DESKTOP]) {
        await page.setViewportSize(size);
        await expect.poll(() => crowding(page), `${language}, ${size.width} × ${size.height}`).toEqual([]);
        await expect.poll(async () => (await overflow(page)).right).toBe(0);
        await expect.poll(() => slipsBelow(page)).toBe(0);
      }
    }
  });
}
