import { type GameRecord, readRecord, replay as replayOf, writeRecord } from '@riband/kernel';
import { Breach, type Law } from '../law.ts';
import { isSame, must, mustMatch } from '../must.ts';
import type { Walk } from '../walk.ts';

/** Chance moves are part of the record, so a record alone gives the same game again. */
export const replay: Law = {
  name: 'replay',
  says: 'a record, written as text and read again, reproduces every state',

  review(walk) {
    const record = recordOf(walk);
    const read = readRecord(writeRecord(record));
    mustMatch('the record read from its text', record, read);
    const steps = replayOf(walk.game, read);
    for (const position of walk.positions) {
      const step = steps.next();
      must(step.done === (position === walk.last), `the replay stops after ${position.index} moves`);
      const state = step.done === true ? step.value : step.value.state;
      if (!isSame(state, position.state))
        throw new Breach('the replay comes to another state', undefined, position.index);
    }
  },
};

function recordOf({ game, seats, options, positions, over, last }: Walk): GameRecord {
  const plies = positions.flatMap(({ state, step }) =>
    step === undefined ? [] : [{ turn: game.turn(state), by: step.actor, text: step.text }],
  );
  // The draws before the first decision are the deal.
  const dealt = plies.findIndex((ply) => ply.by !== 'chance');
  const { id, rules, components } = game;
  const deal = plies.slice(0, dealt).map((ply) => ply.text);
  const record = { game: id, rules, components, seats, options, deal, plies: plies.slice(dealt) };
  return over ? { ...record, scores: game.scores(last.state) } : record;
}
