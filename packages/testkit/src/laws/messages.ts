import { isSeat, type Message, type Param, seenBy, type Viewer } from '@riband/kernel';
import type { Law } from '../law.ts';
import { must } from '../must.ts';
import { someOf } from '../sampling.ts';
import type { Position } from '../walk.ts';

const KEY = /^[a-z][\w-]*(\.[\w-]+)+$/i;

const LABELS = 20;

/** Games speak in keys; the sentences are found by them, so a wrong key or parameter is a hole in the page. */
export const messages: Law = {
  name: 'messages',
  says: 'labels, reasons, log lines and sources of points are well-formed messages',
  sample: 20,

  look(position, random) {
    const { game, state, step, viewers, actors } = position;
    for (const actor of actors) {
      for (const move of someOf(random, game.moves(state, actor), LABELS))
        checkMessage(position, 'the label', game.label(state, actor, move), actor);
      if (!isSeat(actor)) continue;
      for (const target of game.targets(game.view(state, actor)))
        checkMessage(position, 'the reason', game.why(state, actor, target)?.message, actor);
    }
    for (const viewer of viewers) {
      for (const event of step?.events ?? [])
        checkMessage(position, `the log line of "${event.kind}"`, game.tell(seenBy(event, viewer)), viewer);
      for (const { source } of game.standing(state, viewer).flatMap((account) => account.lines))
        checkMessage(position, 'the source of points', source, viewer);
    }
    if (position.deciders !== 'over') return;
    const { tieBreak, verdict } = game.result(state);
    checkMessage(position, 'the tie-break', tieBreak);
    checkMessage(position, 'the verdict', verdict);
  },
};

function checkMessage({ walk }: Position, what: string, message: Message | undefined, by?: Viewer | 'chance'): void {
  if (message === undefined) return;
  must(KEY.test(message.key), `${what} has the key ${JSON.stringify(message.key)}`, by);
  const params = Object.entries(message.params);
  const wrong = params.find(([, param]) => !isParam(param, walk.seats));
  must(wrong === undefined, `${what} ${message.key} has the parameter ${JSON.stringify(wrong)}`, by);
}

function isParam(param: Param, seats: number): boolean {
  if (typeof param === 'string') return true;
  if (typeof param === 'number') return Number.isFinite(param);
  if (typeof param !== 'object' || param === null) return false;
  if ('seat' in param) return Number.isInteger(param.seat) && param.seat >= 0 && param.seat < seats;
  return 'noun' in param ? KEY.test(param.noun) : param.every((noun) => KEY.test(noun.noun));
}
