import { randomInt } from 'node:crypto';
import { CATALOG, findGameOf } from '@riband/catalog';
import type { OnlineRequest } from '@riband/protocol';
import { loadTable } from '@riband/table';
import { knownFrom, saveIn } from '../record/known.ts';
import type { Storage } from '../storage/storage.ts';
import { pause, sixteenBytes } from './client.ts';
import { playToTheEnd } from './full-speed.ts';
import { LoadTable } from './load-table.ts';
import { Page } from './page.ts';
import { foundInLog, foundMarks, foundWords, type Mark, Recording } from './recording.ts';
import { formsOf, type Hidden, hiddenIn, seedForms } from './secrets.ts';

export interface CanaryPlan {
  readonly url: string;
  /** Whole games of each entry of the catalog. */
  readonly games: number;
  /** How many play, where the game allows it. */
  readonly seats: number;
  /** Of the seeds: nobody ever gets it. */
  key(): Uint8Array;
  /** Everything that the server has written to its logs. */
  logs(): string;
  storage(): Promise<Storage>;
  say(line: string): void;
}

/** Games in which somebody holds something that others may not see and that has a name. */
const WITH_SECRETS = /^shipyard/;

/** Whole games of everything that can be played, with marked secrets, and everything that anybody gets is searched for them. */
export async function soakCanaries(plan: CanaryPlan): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const { game } of CATALOG) {
    const seats = Math.max(game.seats.min, Math.min(plan.seats, game.seats.max));
    let [messages, words] = [0, 0];
    for (let number = 0; number < plan.games; number++) {
      const found = await searched(plan, game.id, seats);
      problems.push(...found.problems);
      messages += found.messages;
      words += found.words;
    }
    plan.say(`${game.id}: ${plan.games} games, ${messages} messages, ${words} hidden words`);
    if (words === 0 && WITH_SECRETS.test(game.id)) problems.push(`nothing is hidden in ${game.id}, which cannot be`);
  }
  return problems;
}

async function searched(plan: CanaryPlan, game: string, seats: number) {
  const recording = new Recording();
  const table = await LoadTable.open(plan.url, game, seats, { answered: [], seen: [] }, recording);
  const onlooker = await Page.open(plan.url, 'Onlooker', { witness: recording });
  const stranger = await Page.open(plan.url, 'Stranger', { witness: recording });
  await onlooker.must('table', { kind: 'open', table: table.id, invitation: table.invitation });
  const said = await saidMarks(table);
  const pages = [...table.pages, onlooker, stranger];
  await playToTheEnd(table, async () => {
    if (randomInt(ASK_ONE_OF) > 0) return;
    // What is answered later than a page has seen the game would be taken for what was told too early.
    while (onlooker.entry < (table.pages[0]?.entry ?? 0)) await pause(1);
    await pages[randomInt(pages.length)]?.ask(anyQuestion(table));
  });
  // From now on the seed is told.
  const before = [...recording.all];
  const { seed, contributions } = await onlooker.must('fairness', { kind: 'fairness', table: table.id });

  const storage = await plan.storage();
  const hidden = await hiddenAt(storage, table.id);
  const problems = [...(await table.problemsIn(storage))];
  await storage.close();
  const marks = [...said, ...tokenMarks(pages, table), ...keyMarks(plan.key())];
  const seeds = seedForms(seed ?? '', contributions).map((text) => ({ what: 'the seed', text, mayHear: never }));
  problems.push(...foundMarks(recording.all, marks), ...foundMarks(before, seeds));
  problems.push(
    ...foundWords(before, hidden, (page) => {
      const seat = table.pages.indexOf(page);
      return seat < 0 ? 'spectator' : seat;
    }),
  );
  const secrets = secretsIn(hidden, before.at(-1)?.entry ?? 0);
  problems.push(...foundInLog(plan.logs(), [...marks, ...seeds], new Set(secrets)));
  for (const page of pages) page.close();
  return { problems, messages: recording.all.length, words: secrets.length };
}

const never = (): boolean => false;

async function hiddenAt(storage: Storage, id: string): Promise<Hidden> {
  const stored = await storage.table(id);
  const save = stored && saveIn(knownFrom(id, stored), stored);
  if (save === undefined) throw new Error(`table ${id} is gone`);
  return hiddenIn(loadTable(findGameOf, save).table);
}

/** The words that onlookers may not hear after each of the entries. */
function secretsIn(hidden: Hidden, entries: number): readonly string[] {
  return Array.from({ length: entries + 1 }, (_, entry) => [...hidden('spectator', entry)]).flat();
}

/** Everybody with a seat says something, which is for the table alone. */
async function saidMarks(table: LoadTable): Promise<readonly Mark[]> {
  const marks: Mark[] = [];
  for (const page of table.pages) {
    const text = `canary ${sixteenBytes()}`;
    await page.must('done', { kind: 'say', id: sixteenBytes(), table: table.id, text });
    marks.push({ what: 'what was said at the table', text, mayHear: (other) => table.pages.includes(other) });
  }
  return marks;
}

/** What lets somebody in is told to nobody over the line, but the invitation to who made it. */
function tokenMarks(pages: readonly Page[], { invitation, pages: seated }: LoadTable): readonly Mark[] {
  const tokens = pages.flatMap(({ cookie, ticket }) => [cookie.slice(cookie.indexOf('=') + 1), ticket]);
  return [
    ...tokens.map((text) => ({ what: 'the token of somebody', text, mayHear: never })),
    { what: 'the invitation', text: invitation, mayHear: (page: Page) => page === seated[0] },
  ];
}

const keyMarks = (key: Uint8Array): readonly Mark[] =>
  formsOf(key).map((text) => ({ what: 'the key of the seeds', text, mayHear: never }));

/** How often somebody asks for something else than a move, one time of so many. */
const ASK_ONE_OF = 8;

/** All of it may be asked by anybody; what is answered is another thing. */
function anyQuestion({ id, pages }: LoadTable): OnlineRequest {
  const entry = pages[0]?.entry ?? 0;
  const target = pages[0]?.state?.targets[0] ?? 'nothing';
  const questions: readonly OnlineRequest[] = [
    { kind: 'look', table: id, entry: randomInt(entry + 1) },
    { kind: 'history', table: id },
    { kind: 'why', table: id, target },
    { kind: 'fairness', table: id },
    { kind: 'export', table: id },
    { kind: 'rematch', table: id },
    { kind: 'mine' },
    { kind: 'listed' },
    { kind: 'open', table: id },
  ];
  return questions[randomInt(questions.length)] ?? { kind: 'ping' };
}
