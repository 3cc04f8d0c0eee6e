import { type ArenaGame, isFinished } from '@riband/bots/arena';
import { seatsUpTo } from '@riband/kernel';
import { dictionary, list, type Reader, record, SchemaError, text, whole } from '@riband/kernel/schema';

const number: Reader<number> = (value, place) => {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new SchemaError(place, `expected a number, found ${JSON.stringify(value)}`);
};

const count = whole(0, Number.MAX_SAFE_INTEGER);
const amounts = dictionary(text, number) as Reader<Readonly<Record<string, number>>>;
const counts = dictionary(text, amounts) as Reader<Readonly<Record<string, Readonly<Record<string, number>>>>>;

const played = {
  deal: count,
  rotation: count,
  bots: list(text),
  places: list(count),
  decisions: list(count),
  milliseconds: list(number),
};
const finished = record(
  {
    ...played,
    scores: list(number),
    turns: count,
    moves: count,
    points: list(amounts),
    counts: list(counts),
  },
  { order: list(count) },
);
const forfeited = record({ ...played, fault: record({ seat: count, reason: text }) });

/** Reads one game; what does not fit is refused with its place. */
export function readGame(value: unknown, place: string, seats: number): ArenaGame {
  const isForfeited = typeof value === 'object' && value !== null && 'fault' in value;
  const game: ArenaGame = isForfeited ? forfeited(value, place) : finished(value, place);
  const { bots, places, decisions, milliseconds } = game;
  const lists: (readonly unknown[])[] = [bots, places, decisions, milliseconds];
  if (isFinished(game)) lists.push(game.scores, game.points, game.counts);
  if (lists.some(({ length }) => length !== seats)) throw new SchemaError(place, `it is no game of ${seats} seats`);
  if (isFinished(game) && game.order !== undefined) checkOrder(game.order, `${place}.order`, seats);
  return game;
}

function checkOrder(order: readonly number[], place: string, seats: number): void {
  const isComplete = order.length === seats && seatsUpTo(seats).every((seat) => order.includes(seat));
  if (!isComplete) throw new SchemaError(place, `expected each of ${seats} seats once, found ${JSON.stringify(order)}`);
}
