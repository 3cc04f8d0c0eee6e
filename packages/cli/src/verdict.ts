import { hashOf } from '@riband/kernel';
import { drawProblem, type Fairness, type Save, type Table, TableError, type Verified, verify } from '@riband/table';
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
  /** Whether the file has what the draws follow from: then they were checked, too. */
  readonly committed: boolean;
  /** Of the last state. */
  readonly hash: string;
  /** The stretches of the record, each by its own version of the rules. */
  readonly stretches: readonly Verified[];
}

export function checkSaved(content: string): Verdict {
  const format = formatOf(content);
  try {
    const table = openSaved(content, NOBODY, 'olderRules');
    const fairness = fairnessIn(content);
    const wrongDraw = fairness === undefined ? undefined : drawProblem(table, fairness);
    const checked = { ...check(table), committed: fairness !== undefined };
    const problems = [...checked.stretches.flatMap(problemsOf), ...(wrongDraw === undefined ? [] : [wrongDraw])];
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

function check(table: Table): Omit<Checked, 'committed'> {
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
  const { game, seats, entries, moves, draws, over, scores, hash, stretches, committed } = checked;
  const played = `${moves} moves and ${draws} draws`;
  const rules = stretches.map((stretch) => stretch.rules).join(', then ');
  return [
    `${file}: ${game} with ${seats} seats, rules ${rules}`,
    asItem(ok ? `${entries} entries made again: ${played}, each one legal` : `${entries} entries: ${played}`),
    asItem(`${over ? 'final scores' : 'not over; scores so far'}: ${scores.join(', ')}`),
    ...(ok && committed ? [asItem('every draw follows from the seed that was committed to')] : []),
    asItem(`last state: ${hash}`),
    ok ? 'All is right.' : ['It is not right:', ...problems.map(asItem)].join('\n'),
  ].join('\n');
}

function asItem(text: string): string {
  return `  ${text}`;
}
