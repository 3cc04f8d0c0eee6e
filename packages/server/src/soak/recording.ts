import type { Viewer } from '@riband/kernel';
import type { Moment, OnlineSent } from '@riband/protocol';
import type { Page, Witness } from './page.ts';
import { type Hidden, wordsIn } from './secrets.ts';

/** A message, who got it, and how far the game was for them. */
export interface Heard {
  readonly page: Page;
  readonly entry: number;
  readonly text: string;
}

/** Everything that came over the wires of one game. */
export class Recording implements Witness {
  readonly all: Heard[] = [];

  heard(page: Page, text: string): void {
    this.all.push({ page, text, entry: page.entry });
  }
}

/** A text that only some may ever get. */
export interface Mark {
  readonly what: string;
  readonly text: string;
  mayHear(page: Page): boolean;
}

/** Whoever got a mark that is not for them. */
export function foundMarks(heard: readonly Heard[], marks: readonly Mark[]): readonly string[] {
  return heard.flatMap(({ page, text }) =>
    marks
      .filter((mark) => text.includes(mark.text) && !mark.mayHear(page))
      .map(({ what }) => `${page.name} got ${what}: ${text.slice(0, 200)}`),
  );
}

/** Whoever was told a word that the rules hide from those eyes at that time. */
export function foundWords(
  heard: readonly Heard[],
  hidden: Hidden,
  viewerOf: (page: Page) => Viewer,
): readonly string[] {
  return heard.flatMap(({ page, text, entry }) =>
    partsOf(JSON.parse(text) as OnlineSent, entry).flatMap((part) => {
      const secret = hidden(viewerOf(page), part.entry);
      return [...wordsIn(part.told)]
        .filter((word) => secret.has(word))
        .map((word) => `${page.name} was told of "${word}" after ${part.entry} entries: ${text.slice(0, 80)}`);
    }),
  );
}

/** What the log of a server has that is for nobody, or only for some at the table. */
export function foundInLog(
  log: string,
  marks: readonly Pick<Mark, 'what' | 'text'>[],
  words: ReadonlySet<string>,
): readonly string[] {
  const said = new Set(log.split(/[^\p{L}\p{N}_-]+/u));
  return [
    ...marks.filter(({ text }) => log.includes(text)).map(({ what }) => `the log of the server has ${what}`),
    ...[...words].filter((word) => said.has(word)).map((word) => `the log of the server has "${word}"`),
  ];
}

/** A message tells of the time that it names, and a history of many. */
function partsOf(sent: OnlineSent, entry: number): readonly { readonly entry: number; readonly told: unknown }[] {
  const told = 'answer' in sent ? sent.answer : 'news' in sent ? sent.news : sent;
  if ('kind' in told && told.kind === 'history')
    return told.moments.map((moment) => ({ entry: entriesAt(moment), told: moment }));
  if ('kind' in told && told.kind === 'moment') return [{ entry: entriesAt(told.moment), told }];
  if ('state' in told) return [{ entry: told.state.entry, told }];
  return [{ entry: 'entry' in told ? told.entry : entry, told }];
}

/** A moment is right after the entry that it names, and the first entry has number 0. */
const entriesAt = ({ entry }: Moment): number => entry + 1;
