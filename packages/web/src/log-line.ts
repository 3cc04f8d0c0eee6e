import type { Message } from '@riband/kernel';
import type { LogLine } from '@riband/protocol';

/** What a line tells, headed by what its actor did: rules may tell first of a ship that has to make room for it. */
export function causeFirst({ by, messages }: LogLine): readonly Message[] {
  const head = messages.findIndex(({ params }) => by !== undefined && seatOf(params['player']) === by);
  return head <= 0 ? messages : [...messages.slice(head, head + 1), ...messages.toSpliced(head, 1)];
}

function seatOf(param: unknown): unknown {
  return typeof param === 'object' && param !== null && 'seat' in param ? param.seat : undefined;
}
