import { canonical, type GameEvent, next, seenBy } from '@riband/kernel';
import type { Law } from '../law.ts';
import { must, mustMatch } from '../must.ts';
import type { Position } from '../walk.ts';

/** Log, animation and statistics read stored events; search asks for none. */
export const events: Law = {
  name: 'events',
  says: 'events are plain data, keep their secrets apart, and change nothing by being told',
  sample: 60,
  when: ({ step }) => step !== undefined,

  look(position) {
    const { game, state, step } = position;
    if (step === undefined) return;
    for (const event of step.events) checkEvent(position, event);
    const untold = next(game, state, step.actor, step.move);
    mustMatch(`"${step.text}" when nobody listens`, position.next?.state, untold);
  },
};

function checkEvent({ walk, viewers }: Position, event: GameEvent): void {
  canonical(event);
  const { secret, ...open } = event;
  must(typeof event.kind === 'string' && event.kind !== '', `an event of no kind: ${JSON.stringify(event)}`);
  for (const seat of secret?.seats ?? [])
    must(Number.isInteger(seat) && seat >= 0 && seat < walk.seats, `"${event.kind}" has a secret for seat ${seat}`);
  const both = Object.keys(secret?.fields ?? {}).find((field) => field in open);
  must(both === undefined, `"${both}" of "${event.kind}" is public and secret at once`);
  for (const viewer of viewers)
    must(!('secret' in seenBy(event, viewer)), `"${event.kind}" shows that it has a secret`, viewer);
}
