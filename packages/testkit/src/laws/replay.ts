import { type GameRecord, readRecord, recordOf, replay as replayOf, writeRecord } from '@riband/kernel';
import { Breach, type Law } from '../law.ts';
import { isSame, must, mustMatch } from '../must.ts';
import type { Walk } from '../walk.ts';

/** Chance moves are part of the record, so a record alone gives the same game again. */
export const replay: Law = {
  name: 'replay',
  says: 'a record, written as text and read again, reproduces every state',

  review(walk) {
    const record = recordFrom(walk);
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

function recordFrom({ game, seats, options, positions, over, last }: Walk): GameRecord {
  const played = positions.flatMap(({ state, step }) =>
    step === undefined ? [] : [{ turn: game.turn(state), by: step.actor, text: step.text }],
  );
  const { id, rules, components } = game;
  const scores = over ? game.scores(last.state) : undefined;
  return recordOf({ game: id, rules, components, seats, options }, played, scores);
}
