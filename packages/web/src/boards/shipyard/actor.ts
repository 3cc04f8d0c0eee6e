import type { Seat } from '@riband/kernel';
import type { TableState } from '@riband/protocol';

/** Who has just done something, else who is to: where a move is shown, its table waits for the next one already. */
export function actorOf({ news, waiting }: Pick<TableState, 'news' | 'waiting'>): Seat | undefined {
  const seats = news.flatMap((event) => (typeof event['seat'] === 'number' ? [event['seat']] : []));
  return seats.at(-1) ?? waiting.toMove[0];
}
