import type { Page } from '@playwright/test';
import { LANGUAGES } from '@riband/text';
import { bring, type Decision, decisionsOf } from './played.ts';
import { DESKTOP, expect, LAPTOP, lit, test } from './table.ts';

/** The last one: who comes later has more. */
const SEAT = 3;
const FOUR = [
  ...[1, 2, 3].map((bot) => ({ kind: 'bot', name: `Bot ${bot}`, bot: 'random' }) as const),
  { kind: 'person', name: 'Captain' } as const,
];

const DEALS = [
  { title: 'Shipyard, second edition', game: 'shipyard-second', seed: 'night', bot: 'greedy' },
  { title: 'Shipyard, first edition', game: 'shipyard-first', seed: 'night', bot: 'greedy' },
  { title: 'Crossing Oceans', game: 'crossing-oceans', seed: 'night', bot: 'greedy' },
  {
    title: 'Crossing Oceans, with many ships in port',
    game: 'crossing-oceans',
    seed: 'dusk',
    bot: 'greedy',
    taste: ['button:contract', 'market', 'docks'],
  },
];

/** In the last third of the game, the last decision of each kind: by then there is as much on the board as there will be. */
function lateOnes(decisions: readonly Decision[]): readonly Decision[] {
  const end = decisions.at(-1)?.turn ?? 0;
  const late = decisions.filter(({ turn }) => 3 * turn > 2 * end);
  return [...new Map(late.map((decision) => [decision.kind, decision])).values()];
}

/** What does not fit: the page beyond the window, boxes of the board that scroll, and what is lit but not wholly in sight. */
const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** Lines of letters and the glow of what is lit reach a little beyond their boxes. */
    const SLACK_PX = 3;
    const found: string[] = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth - innerWidth} px too wide`);
    if (scrollHeight > innerHeight) found.push(`the page is ${scrollHeight - innerHeight} px too high`);
    for (const box of document.querySelectorAll('.board, .board *')) {
      const right = box.scrollWidth - box.clientWidth;
      const below = box.scrollHeight - box.clientHeight;
      if (Math.max(right, below) <= SLACK_PX) continue;
      const { overflowX, overflowY } = getComputedStyle(box);
      if ((overflowX === 'auto' && right > SLACK_PX) || (overflowY === 'auto' && below > SLACK_PX))
        found.push(`.${box.className} scrolls by ${right} and ${below} px`);
    }
    for (const thing of document.querySelectorAll('[data-target][aria-disabled="false"], [data-way]')) {
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!isInside || hit === null || !thing.contains(hit))
        found.push(`${thing.getAttribute('data-target') ?? 'a way to sail'} is not in sight`);
    }
    return found;
  });

for (const { title, ...deal } of DEALS)
  test(`late in a game of ${title}, for four, a laptop shows all that can be chosen, in three languages, and so does a large screen`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(LAPTOP);
    const decisions = lateOnes(decisionsOf({ ...deal, holders: FOUR }, SEAT));
    for (const [index, decision] of decisions.entries()) {
      await bring(page, decision);
      await lit(page).first().waitFor();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      // Each in its language, in turn, and the last one in all: to draw them all in all of them takes minutes.
      const isLast = index === decisions.length - 1;
      for (const language of LANGUAGES.filter((_, turn) => isLast || turn === index % LANGUAGES.length)) {
        await page.getByRole('combobox').selectOption(language);
        await page.locator(`html[lang=${language}]`).waitFor();
        const here = `turn ${decision.turn}, ${decision.kind}, ${language}`;
        // A board takes up its layout a moment after it is drawn.
        await expect.poll(() => misfits(page), here).toEqual([]);
      }
    }
    await page.setViewportSize(DESKTOP);
    await expect.poll(() => misfits(page), 'on a large screen').toEqual([]);
  });
