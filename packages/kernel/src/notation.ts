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
  const lines = text.split(/\r?\n/).map((line) => line.replace(/(^|\s)#.*$/, '').trim());
  if (lines[0] !== FORMAT) throw new NotationError(1, `expected "${FORMAT}"`);
  const draft: RecordDraft = { options: {}, deal: [], plies: [] };
  for (const [index, line] of lines.entries()) if (index > 0 && line !== '') readLine(draft, line, index + 1);
  const { game, rules, components, seats, ...rest } = draft;
  if (game === undefined || rules === undefined || components === undefined || seats === undefined) {
    throw new NotationError(lines.length, 'the header needs lines for game, rules, components and seats');
  }
  return { game, rules, components, seats, ...rest };
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

interface RecordDraft {
  game?: string;
  rules?: number;
  components?: string;
  seats?: number;
  scores?: readonly number[];
  readonly options: Record<string, OptionValue>;
  readonly deal: string[];
  readonly plies: Ply[];
}

function readLine(draft: RecordDraft, line: string, number: number): void {
  const turn = /^(\d+) (\*|\d+): (.+)$/.exec(line);
  if (turn !== null) {
    const [, count = '', actor = '', texts = ''] = turn;
    for (const text of texts.split('; '))
      draft.plies.push({ turn: Number(count), by: actor === '*' ? 'chance' : Number(actor), text });
    return;
  }
  const [word = '', rest = ''] = splitOnce(line);
  switch (word) {
    case 'game':
    case 'components':
      draft[word] = rest;
      return;
    case 'rules':
    case 'seats':
      draft[word] = wholeNumber(rest, number);
      return;
    case 'option':
      readOption(draft, rest, number);
      return;
    case 'deal':
      draft.deal.push(...rest.split('; '));
      return;
    case 'end':
      draft.scores = rest.split(' ').map((score) => wholeNumber(score, number));
      return;
    default:
      throw new NotationError(number, `"${word}" starts no known line`);
  }
}

function readOption(draft: RecordDraft, text: string, line: number): void {
  const [key, json] = splitOnce(text);
  try {
    const value: unknown = JSON.parse(json);
    if (!['string', 'number', 'boolean'].includes(typeof value) || key === '__proto__') throw new TypeError();
    draft.options[key] = value as OptionValue;
  } catch {
    throw new NotationError(line, `option "${key}" has no readable value`);
  }
}

function wholeNumber(text: string, line: number): number {
  const value = Number(text);
  if (text === '' || !Number.isSafeInteger(value)) throw new NotationError(line, `"${text}" is no whole number`);
  return value;
}

function splitOnce(text: string): [string, string] {
  const space = text.indexOf(' ');
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1)];
}
