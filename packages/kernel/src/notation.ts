import type { Actor } from './actors.ts';
import type { Options, OptionValue } from './options.ts';

/** A move in the record: who made it in which turn, and its text. */
export interface Ply {
  readonly turn: number;
  readonly by: Actor;
  readonly text: string;
}

/** Everything that is needed to play a game again. */
export interface GameRecord {
  readonly game: string;
  readonly rules: number;
  readonly components: string;
  readonly seats: number;
  readonly options: Options;
  /** The draws before the first decision. */
  readonly deal: readonly string[];
  readonly plies: readonly Ply[];
  /** The final scores, once it is over. */
  readonly scores?: readonly number[];
}

/** What is known before anything is played. */
type RecordHead = Omit<GameRecord, 'deal' | 'plies' | 'scores'>;

/** The record of a game in which this was played: the draws before the first decision are the deal. */
export function recordOf(head: RecordHead, played: readonly Ply[], scores?: readonly number[]): GameRecord {
  const first = played.findIndex((ply) => ply.by !== 'chance');
  const dealt = first < 0 ? played.length : first;
  const deal = played.slice(0, dealt).map((ply) => ply.text);
  return { ...head, deal, plies: played.slice(dealt), ...(scores && { scores }) };
}

/** Everything that was played, the deal first: a record does not say in which turn that was. */
export function playedIn({ deal, plies }: GameRecord): readonly (Omit<Ply, 'turn'> & Partial<Ply>)[] {
  return [...deal.map((text) => ({ by: 'chance' as const, text })), ...plies];
}

const FORMAT = 'riband 1';

/** A header line a fact, the deal in one line, then one line a turn and actor: `3 0: take quay:1; load coal; done`. Chance is `*`. */
export function writeRecord(record: GameRecord): string {
  const lines = [
    FORMAT,
    `game ${record.game}`,
    `rules ${record.rules}`,
    `components ${record.components}`,
    `seats ${record.seats}`,
  ];
  for (const [key, value] of Object.entries(record.options)) lines.push(`option ${key} ${JSON.stringify(value)}`);
  if (record.deal.length > 0) lines.push(`deal ${record.deal.join('; ')}`);
  lines.push(...turnLines(record.plies));
  if (record.scores !== undefined) lines.push(`end ${record.scores.join(' ')}`);
  return `${lines.join('\n')}\n`;
}

/** The moves, one line for each stretch of one actor in one turn. */
export function turnLines(plies: readonly Ply[]): readonly string[] {
  const lines: { head: string; texts: string[] }[] = [];
  for (const ply of plies) {
    const head = `${ply.turn} ${ply.by === 'chance' ? '*' : ply.by}:`;
    const last = lines.at(-1);
    if (last?.head === head) last.texts.push(ply.text);
    else lines.push({ head, texts: [ply.text] });
  }
  return lines.map((line) => `${line.head} ${line.texts.join('; ')}`);
}

/** The record that a text holds; a text that is none is refused with the line and what was expected. */
export function readRecord(text: string): GameRecord {
  const lines = text.split(/\r?\n/).map(withoutComment);
  if (lines[0] !== FORMAT) throw new NotationError(1, `expected "${FORMAT}"`);
  const draft: RecordDraft = { part: 'head', options: {}, plies: [] };
  for (const [index, line] of lines.entries()) if (index > 0 && line !== '') readLine(draft, line, index + 1);
  const { game, rules, components, seats, options, deal = [], plies, end } = draft;
  if (game === undefined || rules === undefined || components === undefined || seats === undefined) {
    throw new NotationError(lines.length, 'the header needs lines for game, rules, components and seats');
  }
  return { game, rules, components, seats, options, deal, plies, ...(end && { scores: end }) };
}

export class NotationError extends Error {
  constructor(
    readonly line: number,
    readonly problem: string,
  ) {
    super(`line ${line}: ${problem}`);
    this.name = 'NotationError';
  }
}

/** The parts of a record in their order. */
const PARTS = ['head', 'deal', 'moves', 'end'] as const;
type Part = (typeof PARTS)[number];

interface RecordDraft {
  /** Where the reading is. */
  part: Part;
  game?: string;
  rules?: number;
  components?: string;
  seats?: number;
  deal?: readonly string[];
  end?: readonly number[];
  readonly options: Record<string, OptionValue>;
  readonly plies: Ply[];
}

/** What follows the word of a line, and where such lines stand. */
interface LineKind {
  readonly part: Part;
  readonly read: (draft: RecordDraft, rest: string, line: number) => void;
}

const LINES: Readonly<Record<string, LineKind>> = {
  game: { part: 'head', read: (draft, rest, line) => putOnce(draft, 'game', rest, line) },
  rules: { part: 'head', read: (draft, rest, line) => putOnce(draft, 'rules', wholeNumber(rest, line), line) },
  components: { part: 'head', read: (draft, rest, line) => putOnce(draft, 'components', rest, line) },
  seats: { part: 'head', read: (draft, rest, line) => putOnce(draft, 'seats', wholeNumber(rest, line), line) },
  option: { part: 'head', read: readOption },
  deal: { part: 'deal', read: (draft, rest, line) => putOnce(draft, 'deal', rest.split('; '), line) },
  end: { part: 'end', read: (draft, rest, line) => putOnce(draft, 'end', wholeNumbers(rest, line), line) },
};

function readLine(draft: RecordDraft, line: string, number: number): void {
  const [, turn, actor, texts] = /^(\d+) (\*|\d+): (.+)$/.exec(line) ?? [];
  if (turn !== undefined && actor !== undefined && texts !== undefined) {
    goTo(draft, 'moves', number);
    const by = actor === '*' ? 'chance' : wholeNumber(actor, number);
    const plies = texts.split('; ').map((text) => ({ turn: wholeNumber(turn, number), by, text }) as const);
    draft.plies.push(...plies);
    return;
  }
  const [word, rest] = splitOnce(line);
  const kind = Object.hasOwn(LINES, word) ? LINES[word] : undefined;
  if (kind === undefined) throw new NotationError(number, `"${word}" starts no known line`);
  goTo(draft, kind.part, number);
  kind.read(draft, rest, number);
}

/** A line in the wrong place would be played in the wrong order. */
function goTo(draft: RecordDraft, part: Part, line: number): void {
  if (PARTS.indexOf(part) < PARTS.indexOf(draft.part))
    throw new NotationError(line, 'out of place: first the header, then the deal, the moves and the end');
  draft.part = part;
}

function putOnce<Key extends string, Value>(
  into: { [key in Key]?: Value },
  key: NoInfer<Key>,
  value: NoInfer<Value>,
  line: number,
): void {
  if (Object.hasOwn(into, key)) throw new NotationError(line, `"${key}" was said already`);
  into[key] = value;
}

function readOption({ options }: RecordDraft, text: string, line: number): void {
  const [key, json] = splitOnce(text);
  const value = parsed(json);
  if (!['string', 'number', 'boolean'].includes(typeof value) || key === '__proto__')
    throw new NotationError(line, `option "${key}" has no readable value`);
  putOnce(options, key, value as OptionValue, line);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** A comment begins with a mark that stands alone, unless it stands between quotes. */
function withoutComment(line: string): string {
  return line.replace(/"(?:[^"\\]|\\.)*"|(?:^|\s)#.*$/g, (found) => (found.startsWith('"') ? found : '')).trim();
}

function wholeNumbers(text: string, line: number): readonly number[] {
  return text.split(' ').map((number) => wholeNumber(number, line));
}

function wholeNumber(text: string, line: number): number {
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value))
    throw new NotationError(line, `"${text}" is no whole number`);
  return value;
}

function splitOnce(text: string): [string, string] {
  const space = text.indexOf(' ');
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1)];
}
