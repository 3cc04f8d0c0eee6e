import { type Actor, type Move, read } from '@riband/kernel';
import { Breach, type Law } from '../law.ts';
import { must, mustMatch } from '../must.ts';
import { someOf } from '../sampling.ts';
import type { Position } from '../walk.ts';

/** One to four words, without anything that separates moves, lines or comments in a record. */
const TEXT = /^[^\s;#]+( [^\s;#]+){0,3}$/;

/** Search trees keep ids in typed arrays of 32-bit numbers. */
const IDS = 2 ** 31;

const READ_AGAIN = 3;

/** Records, URLs, the command line and outside bots name moves by text, search trees by number. */
export const notation: Law<Map<number, string>> = {
  name: 'notation',
  says: 'every move has a short text and a number of its own, and is found by its text',
  notes: () => new Map(),

  look(position, random, textOfId) {
    const { game, state } = position;
    for (const actor of position.actors) {
      const moves = game.moves(state, actor);
      checkList(position, actor, moves);
      for (const { id, text } of moves.map((move) => ({ id: move.id, text: game.write(move, actor) }))) {
        const known = textOfId.get(id) ?? text;
        must(known === text, `the number ${id} stands for "${known}" and for "${text}"`, actor);
        textOfId.set(id, text);
      }
      for (const move of someOf(random, moves, READ_AGAIN)) {
        const text = game.write(move, actor);
        mustMatch(`"${text}" when read`, move, read(game, state, actor, text) ?? null, actor);
      }
    }
  },
};

function checkList({ game }: Position, actor: Actor, moves: readonly Move[]): void {
  for (const { id } of moves)
    must(Number.isInteger(id) && id >= 0 && id < IDS, `${id} is no number of a move, from 0 to below 2^31`, actor);
  const texts = moves.map((move) => game.write(move, actor));
  for (const text of texts) must(TEXT.test(text), `${JSON.stringify(text)} cannot stand in a record`, actor);
  mustBeUnique('text', texts, actor);
  mustBeUnique(
    'number',
    moves.map((move) => move.id),
    actor,
  );
}

function mustBeUnique(what: string, values: readonly (string | number)[], actor: Actor): void {
  if (new Set(values).size === values.length) return;
  const double = values.find((value, index) => values.indexOf(value) < index);
  throw new Breach(`two moves of one list have the ${what} ${double}`, actor);
}
