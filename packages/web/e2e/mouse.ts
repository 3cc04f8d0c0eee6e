import type { Page } from '@playwright/test';

/** How somebody plays who only clicks on the board. */
interface Habits {
  /** Kinds of things that are chosen before others, most of the time; ways to sail always are. */
  readonly first?: readonly string[];
  /** After so many choices it is enough. */
  readonly most?: number;
  /** And when there is something of this kind. */
  readonly until?: string;
}

/** Plays by clicking what is lit on the board, and ends turns, until the game is over. Returns what was chosen, in order. */
export function playByMouse(
  page: Page,
  { first = [], most = 2000, until = 'never' }: Habits = {},
): Promise<readonly string[]> {
  // All in the page: a round trip for every click takes longer than the click.
  return page.evaluate(clickUntilOver, { first, most, until });
}

/** Runs in the page: nothing from outside is in reach here. */
async function clickUntilOver({ first, most, until }: Required<Habits>): Promise<readonly string[]> {
  const PATIENCE_MS = 30_000;
  const SMALLEST_PX = 24;
  const table = (): DOMStringMap => document.querySelector<HTMLElement>('main')?.dataset ?? {};
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const nameOf = (thing: Element): string => thing.getAttribute('data-target') ?? thing.getAttribute('data-way') ?? '';
  const chosen: string[] = [];

  function next(): Element | undefined {
    const way = document.querySelector('[data-way]');
    if (way !== null) return way;
    // By name: where a board puts a thing must not change the game.
    const lit = all('[data-target][aria-disabled="false"]').sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
    const wanted = first.map((kind) => lit.filter((thing) => nameOf(thing).startsWith(kind)));
    const among = (chosen.length % 4 === 3 ? undefined : wanted.find((group) => group.length > 0)) ?? lit;
    return (
      among[(chosen.length * 7) % among.length] ??
      all('button').find(({ textContent }) => textContent.trim() === 'End turn')
    );
  }

  /** What a finger could hit: large enough, nothing before it, and no page that slides sideways below it. */
  function press(thing: Element): void {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) throw new Error(`before ${nameOf(thing)} the page is ${scrollWidth} pixels wide`);
    thing.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit === null || !thing.contains(hit)) throw new Error(`${nameOf(thing)} lies below ${hit?.outerHTML}`);
    if (Math.min(width, height) < SMALLEST_PX) throw new Error(`${nameOf(thing)} is ${width} by ${height} pixels`);
    hit.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }

  function answered(entry: string | undefined, name: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no answer to ${name}`)), PATIENCE_MS);
      const watch = new MutationObserver(look);
      function look(): void {
        // Where all are asked at once, the others answer first: so a game goes the same way every time.
        if (table()['entry'] === entry || ['others', 'all'].includes(table()['waits'] ?? '')) return;
        watch.disconnect();
        clearTimeout(late);
        resolve();
      }
      watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-entry', 'data-waits'] });
      look();
    });
  }

  while (chosen.length < most && all(until).length === 0 && table()['waits'] !== 'over') {
    const { entry } = table();
    const thing = next();
    if (thing === undefined) throw new Error('Nothing is lit, and the turn cannot be ended.');
    press(thing);
    await answered(entry, nameOf(thing));
    chosen.push(nameOf(thing));
  }
  return chosen;
}
