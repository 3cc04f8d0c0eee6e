import { ADVISER, findBot, type Motive, STANDARD_BOT } from '@riband/bots';
import type { Seat } from '@riband/kernel';
import type { Answer, Thought } from '@riband/protocol';
import type { Table } from '@riband/table';
import type { BotQuestion } from './bots/question.ts';
import { type Attention, Stopped, type Thinker } from './bots/thinker.ts';

/** A game that bots are asked about: it is played here, or was played on a server and is over. */
export interface Consulted {
  readonly table: Table;
  /** Whether it is over, and nothing is secret any more. */
  readonly isOpen: boolean;
  /** Where a bot takes its luck from that decides at a seat before an entry. */
  luckAt(seat: Seat, entry: number): string;
  /** Whether a bot that decided in this state must not tell why: before somebody wants to know all the same, or before the end. */
  withholds(state: object): 'asked' | 'end' | null;
  /** For somebody who begins to think about it. */
  attend(about: Thought['about'], onShare: (share: number) => void): Attention;
  hurry(about: Thought['about']): void;
  /** The hint or motive is not wanted any more. */
  hush(): void;
}

/** What a bot is asked at a seat of a table, where it stands at the entry that comes next. */
export function questionAt(game: Consulted, seat: Seat, view: object, bot: string, entry: number): BotQuestion {
  const { game: id, components, brought, table } = game.table.header;
  return {
    ...{ table, game: id, components, bot, seat, view, luck: game.luckAt(seat, entry) },
    ...(brought === undefined ? {} : { brought }),
  };
}

/** The bot that decides at a seat before an entry; one that is not known here plays as the standard one does. */
export function botAt(table: Table, seat: Seat, entry: number): string {
  const { kind, name, bot = name } = table.tenure.before(entry, seat) ?? { kind: 'person', name: '' };
  return kind === 'bot' && findBot(bot) !== undefined ? bot : STANDARD_BOT;
}

/** What a bot would do in the place of a seat that has to decide. It knows what that seat may know. By now it may have decided. */
export async function hint(
  consulted: Consulted,
  seat: Seat | null,
  thinker: Thinker,
  attention: Attention,
): Promise<Answer> {
  const { game, position, entries } = consulted.table;
  if (seat === null || !consulted.table.waiting().toMove.includes(seat)) return { kind: 'hushed' };
  const question = questionAt(consulted, seat, game.view(position.state, seat), ADVISER, entries.length);
  return told(thinker.motive({ decisions: [question] }, attention));
}

/** What a bot would have done where the next move after an entry was made, or where there is none, the last one: in a game that is over. */
export async function hintAt(
  consulted: Consulted,
  entry: number,
  thinker: Thinker,
  attention: Attention,
): Promise<Answer> {
  const { table } = consulted;
  if (!consulted.isOpen) throw new Error('what was played can be advised upon once it is over');
  const moves = validMoves(table);
  const made = moves.find(({ number }) => number > entry) ?? moves.at(-1);
  const state = made === undefined ? undefined : table.stateAt(made.number - 1);
  if (made === undefined || state === undefined) return { kind: 'withheld', until: 'never' };
  const { seat, number } = made;
  const question = questionAt(consulted, seat, table.game.view(state, seat), ADVISER, number);
  const answer = await told(thinker.motive({ decisions: [question] }, attention));
  return answer.kind === 'motive' ? { ...answer, seat } : answer;
}

/** Why a bot has made a move, as it would explain it to itself: whether somebody may know that is asked first. */
export async function motive(
  consulted: Consulted,
  entry: number,
  reveal: boolean,
  thinker: Thinker,
  attention: Attention,
): Promise<Answer> {
  const { table } = consulted;
  const moves = movesOfTurn(table, entry);
  const made = moves.at(-1);
  if (made === undefined || made.number !== entry) throw new Error(`entry ${entry} is no move of a bot`);
  const before = moves.map(({ number }) => table.stateAt(number - 1));
  const states = before.filter((state) => state !== undefined);
  const [last] = states.slice(-1);
  if (last === undefined || states.length < before.length) return { kind: 'withheld', until: 'never' };
  const withheld = consulted.withholds(last);
  if (withheld === 'end' || (withheld === 'asked' && !reveal)) return { kind: 'withheld', until: withheld };
  const { seat } = made;
  const bot = botAt(table, seat, entry);
  const decisions = states.map((state, index) =>
    questionAt(consulted, seat, table.game.view(state, seat), bot, moves[index]?.number ?? entry),
  );
  return told(thinker.motive({ decisions, made: made.text }, attention));
}

/** The moves of all seats that were not taken back. */
function validMoves(table: Table) {
  const valid = new Set(table.log('spectator').flatMap(({ number, undone }) => (undone ? [] : [number])));
  return table.entries.flatMap((one) => (one.kind === 'move' && valid.has(one.number) ? [one] : []));
}

/** The moves that the bot has made in that turn, up to the entry. */
function movesOfTurn(table: Table, entry: number) {
  const moves = validMoves(table);
  const made = moves.find(({ number }) => number === entry);
  if (made === undefined) return [];
  const tenure = table.tenure;
  return moves.filter(
    ({ number, seat, turn }) =>
      number <= entry && seat === made.seat && turn === made.turn && tenure.before(number, seat)?.kind === 'bot',
  );
}

/** The answer of somebody who thinks; nobody may wait for it any more. */
export async function told(thinking: Promise<Motive>): Promise<Extract<Answer, { kind: 'motive' | 'hushed' }>> {
  try {
    return { kind: 'motive', motive: await thinking };
  } catch (error) {
    if (error instanceof Stopped) return { kind: 'hushed' };
    throw error;
  }
}
