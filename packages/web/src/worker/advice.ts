import { ADVISER, findBot, type Motive, STANDARD_BOT } from '@riband/bots';
import { isSeat, type Seat } from '@riband/kernel';
import type { Answer } from '@riband/protocol';
import type { BotQuestion } from './bots/question.ts';
import { type Attention, Stopped, type Thinker } from './bots/thinker.ts';
import type { HostedTable } from './hosted-table.ts';

/** What a bot is asked at a seat of a table, where it stands at the entry that comes next. */
export function questionAt(hosted: HostedTable, seat: Seat, view: object, bot: string, entry: number): BotQuestion {
  const { game, components, brought, table } = hosted.table.header;
  return {
    ...{ table, game, components, bot, seat, view },
    ...(brought === undefined ? {} : { brought }),
    luck: `${hosted.deal.seed.join()} ${entry} ${seat}`,
  };
}

/** The bot that holds a seat; one that is not known here plays as the standard one does. */
export function botAt({ holders }: HostedTable, seat: Seat): string {
  const holder = holders[seat];
  return holder?.kind === 'bot' && findBot(holder.bot) !== undefined ? holder.bot : STANDARD_BOT;
}

/** What a bot would do in the place of a seat that has to decide. It knows what that seat may know. By now it may have decided. */
export async function hint(hosted: HostedTable, seat: Seat, thinker: Thinker, attention: Attention): Promise<Answer> {
  const { game, position, entries } = hosted.table;
  if (!hosted.table.waiting().toMove.includes(seat)) return { kind: 'hushed' };
  const question = questionAt(hosted, seat, game.view(position.state, seat), ADVISER, entries.length);
  return told(thinker.motive({ decisions: [question] }, attention));
}

/** Why a bot has made a move, as it would explain it to itself: whether somebody may know that is asked first. */
export async function motive(
  hosted: HostedTable,
  entry: number,
  reveal: boolean,
  thinker: Thinker,
  attention: Attention,
): Promise<Answer> {
  const { table } = hosted;
  const moves = movesOfTurn(hosted, entry);
  const made = moves.at(-1);
  if (made === undefined || made.number !== entry) throw new Error(`entry ${entry} is no move of a bot`);
  const before = moves.map(({ number }) => table.stateAt(number - 1));
  const states = before.filter((state) => state !== undefined);
  const [last] = states.slice(-1);
  if (last === undefined || states.length < before.length) return { kind: 'withheld', until: 'never' };
  const withheld = hosted.withholds(last);
  if (withheld === 'end' || (withheld === 'asked' && !reveal)) return { kind: 'withheld', until: withheld };
  const { seat } = made;
  const bot = botAt(hosted, seat);
  const decisions = states.map((state, index) =>
    questionAt(hosted, seat, table.game.view(state, seat), bot, moves[index]?.number ?? entry),
  );
  return told(thinker.motive({ decisions, made: made.text }, attention));
}

/** The moves that the bot has made in that turn, up to the entry. */
function movesOfTurn({ table }: HostedTable, entry: number) {
  const valid = new Set(table.log('spectator').flatMap(({ number, undone }) => (undone ? [] : [number])));
  const moves = table.entries.flatMap((one) => (one.kind === 'move' && valid.has(one.number) ? [one] : []));
  const made = moves.find(({ number }) => number === entry);
  if (made === undefined || !isSeat(made.seat) || table.holders[made.seat]?.kind !== 'bot') return [];
  return moves.filter(({ number, seat, turn }) => number <= entry && seat === made.seat && turn === made.turn);
}

async function told(thinking: Promise<Motive>): Promise<Answer> {
  try {
    return { kind: 'motive', motive: await thinking };
  } catch (error) {
    if (error instanceof Stopped) return { kind: 'hushed' };
    throw error;
  }
}
