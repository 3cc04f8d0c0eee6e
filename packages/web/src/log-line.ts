import type { Seat } from '@riband/kernel';
import type { LogLine } from '@riband/protocol';

/** Who did what a line tells; nobody in particular where it was luck. */
export function actorIn({ bot, messages }: LogLine): Seat | undefined {
  return bot ?? messages.map(({ params }) => seatOf(params['player'])).find((seat) => seat !== undefined);
}

/** Who did most of what these lines tell, if that is more than half of it. */
export function actorOfMost(lines: readonly LogLine[]): Seat | undefined {
  const actors = lines.flatMap((line) => actorIn(line) ?? []);
  return actors.find((actor) => actors.filter((other) => other === actor).length * 2 > actors.length);
}

function seatOf(param: unknown): Seat | undefined {
  return typeof param === 'object' && param !== null && 'seat' in param && typeof param.seat === 'number'
    ? param.seat
    : undefined;
}
