import { hashOf } from '@riband/kernel';
import {
  brokenPledge,
  drawProblem,
  type Fairness,
  type Pledges,
  type Save,
  type Table,
  TableError,
  type Verified,
  verify,
} from '@riband/table';
import { formatOf, NOBODY, openSaved, type SavedFormat } from './saved.ts';

/** What a check of a saved game found. */
export interface Verdict {
  readonly ok: boolean;
  readonly format: SavedFormat | undefined;
  readonly problems: readonly string[];
  /** Nothing where the save cannot even be opened. */
  readonly checked: Checked | null;
}

export interface Checked {
  readonly game: string;
  readonly seats: number;
  readonly entries: number;
  readonly moves: number;
  readonly draws: number;
  readonly over: boolean;
  readonly scores: readonly number[];
  /** To the seed, if the file has what the draws follow from: then they were checked, too. */
  readonly commitment: string | null;
  /** What of it was held against what somebody has kept. Without that, a file only agrees with itself. */
  readonly compared: readonly (keyof Pledges)[];
  /** Of the last state. */
  readonly hash: string;
  /** The stretches of the record, each by its own version of the rules. */
  readonly stretches: readonly Verified[];
}

export function checkSaved(content: string, kept: Pledges = {}): Verdict {
  const format = formatOf(content);
  try {
    const table = openSaved(content, NOBODY, 'olderRules');
    const fairness = fairnessIn(content);
    const compared = PLEDGES.filter((pledge) => kept[pledge] !== undefined);
    const checked = { ...check(table), commitment: fairness?.commitment ?? null, compared };
    const problems = [...checked.stretches.flatMap(problemsOf), ...unfairIn(table, fairness, kept)];
    return { ok: problems.length === 0, format, problems, checked };
  } catch (error) {
    if (error instanceof TableError) return { ok: false, format, problems: error.problems, checked: null };
    throw error;
  }
}

/** A save of a table on a server has it once it is over. */
function fairnessIn(content: string): Fairness | undefined {
  return formatOf(content) === 'json' ? (JSON.parse(content) as Save).fairness : undefined;
}

const PLEDGES = ['commitment', 'contribution'] as const satisfies readonly (keyof Pledges)[];

const BROKEN = {
  commitment: 'the commitment in the file is not the one that you have kept',
  contribution: 'the contribution that you have kept is not among those in the file',
} as const;

function unfairIn(table: Table, fairness: Fairness | undefined, kept: Pledges): readonly string[] {
  if (fairness === undefined)
    return PLEDGES.some((pledge) => kept[pledge] !== undefined)
      ? ['the file does not tell what the draws follow from: only a game of a server that is over does']
      : [];
  const broken = brokenPledge(fairness, kept);
  return [drawProblem(table, fairness), broken && BROKEN[broken]].filter((problem) => problem !== undefined);
}

function check(table: Table): Omit<Checked, 'commitment' | 'compared'> {
  const { game, header, entries, position } = table;
  const count = (kind: string): number => entries.filter((entry) => entry.kind === kind).length;
  return {
    game: header.game,
    seats: header.seats,
    entries: entries.length,
    moves: count('move'),
    draws: count('chance'),
    over: table.over,
    scores: game.scores(position.state),
    hash: hashOf(position.state),
    stretches: verify(table),
  };
}

function problemsOf({ from, to, rules, verdict, problem }: Verified): readonly string[] {
  if (verdict === 'right') return [];
  return [problem ?? `entries ${from} to ${to - 1} were played by version ${rules} of the rules, which is not here`];
}

export function verdictText(file: string, { ok, problems, checked }: Verdict): string {
  if (checked === null) return [`${file} is not right:`, ...problems.map(asItem)].join('\n');
  const { game, seats, entries, moves, draws, over, scores, hash, stretches } = checked;
  const played = `${moves} moves and ${draws} draws`;
  const rules = stretches.map((stretch) => stretch.rules).join(', then ');
  return [
    `${file}: ${game} with ${seats} seats, rules ${rules}`,
    asItem(ok ? `${entries} entries made again: ${played}, each one legal` : `${entries} entries: ${played}`),
    asItem(`${over ? 'final scores' : 'not over; scores so far'}: ${scores.join(', ')}`),
    ...fairnessText(ok, checked).map(asItem),
    asItem(`last state: ${hash}`),
    ok ? 'All is right.' : ['It is not right:', ...problems.map(asItem)].join('\n'),
  ].join('\n');
}

function fairnessText(ok: boolean, { commitment, compared }: Checked): readonly string[] {
  if (commitment === null) return [];
  const notCompared = PLEDGES.filter((pledge) => !compared.includes(pledge)).map((pledge) => `--${pledge}`);
  return [
    `commitment to the seed: ${commitment}`,
    ...(ok ? ['every draw follows from the seed and from what the players have added'] : []),
    ...(ok && compared.length > 0 ? [`the same as you have kept: ${compared.join(', ')}`] : []),
    ...(notCompared.length > 0 ? [`not compared with what you have kept: ${notCompared.join(', ')}`] : []),
  ];
}

function asItem(text: string): string {
  return `  ${text}`;
}
