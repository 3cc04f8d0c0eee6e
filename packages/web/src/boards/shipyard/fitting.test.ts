import type { Choice } from '@riband/protocol';
import { beforeEach, expect, test } from 'vitest';
import { choice, STATE } from '../../../test/session.ts';
import type { Command } from '../../host.ts';
import { Fitting } from './fitting.svelte.ts';

/** Two cabins, three captains and two businessmen; then the speed, the berth and a way in parts. The first captain needs no cabin. */
class Slip {
  given: number[] = [];
  lookingBack = false;
  commands: Command[] = [];
  fitting = new Fitting(this);

  constructor() {
    this.fitting.hear();
  }

  get now() {
    return { ...STATE, entry: this.commands.length, choices: this.#choices(), canUndo: this.given.length > 0 };
  }

  get state() {
    return this.lookingBack ? { ...this.now, choices: [], canUndo: false } : this.now;
  }

  async send(command: Command): Promise<void> {
    this.commands.push(command);
    if (command.kind === 'undo') this.given.pop();
    if (command.kind === 'move') this.given.push(Number(command.texts[0]?.split(' ')[1]));
    this.fitting.hear();
  }

  #choices(): readonly Choice[] {
    const [captains, businessmen] = this.given;
    if (captains === undefined) return [...counted('captain', 1, 3), choice('scrap', 'button:scrap')];
    if (businessmen === undefined) return counted('businessman', 0, 3 - captains);
    return [choice('speed 2', 'speed:2'), choice('berth 0', 'space:0'), choice('sail 1', 'space:1')];
  }
}

const counted = (piece: string, from: number, most: number): readonly Choice[] =>
  Array.from({ length: most - from + 1 }, (_, index) =>
    choice(`${piece} ${from + index}`, `fit:${piece}:${from + index}`),
  );

let slip: Slip;
beforeEach(() => {
  slip = new Slip();
});
const answer = (text: string) => slip.send({ kind: 'move', texts: [text] });
const pieces = () => slip.fitting.answered.map(({ piece }) => piece);

test('what was asked is kept with the answers that there were, and forgotten where it is asked again', async () => {
  expect(pieces()).toEqual([]);
  await answer('captain 1');
  expect(slip.fitting.answered).toEqual([
    { piece: 'captain', answers: ['fit:captain:1', 'fit:captain:2', 'fit:captain:3'] },
  ]);
  await answer('businessman 2');
  expect(pieces()).toEqual(['captain', 'businessman']);
  await slip.send({ kind: 'undo', all: true });
  await slip.send({ kind: 'undo', all: true });
  expect(pieces()).toEqual([]);
});

test('an answer is changed, and those after it are given again', async () => {
  await answer('captain 1');
  await answer('businessman 1');
  await slip.fitting.change('fit:captain:2', ['fit:businessman:1']);
  expect(slip.given).toEqual([2, 1]);
});

test('what can no longer be answered as before is asked again', async () => {
  await answer('captain 1');
  await answer('businessman 2');
  await slip.fitting.change('fit:captain:2', ['fit:businessman:2']);
  expect(slip.given).toEqual([2]);
  expect(pieces()).toEqual(['captain']);
});

test('an answer can be changed as long as the ship has not arrived, however far it is', async () => {
  for (const text of ['captain 1', 'businessman 1', 'speed 2', 'berth 0', 'sail 1', 'sail 1']) await answer(text);
  await slip.fitting.change('fit:captain:2', ['fit:businessman:1']);
  expect(slip.given).toEqual([2, 1]);
});

test('who looks back while an answer is changed takes nothing else back by it', async () => {
  for (const text of ['captain 1', 'businessman 1', 'speed 2']) await answer(text);
  const send = slip.send.bind(slip);
  slip.send = async (command) => {
    await send(command);
    slip.lookingBack = slip.given.length === 1;
  };
  await slip.fitting.change('fit:businessman:2', []);
  expect(slip.given).toEqual([1]);
  expect(slip.commands.filter(({ kind }) => kind === 'undo')).toHaveLength(2);
});

test('all that fits goes on the ship, from the question at hand on', async () => {
  await answer('captain 1');
  await slip.fitting.fill();
  expect(slip.given).toEqual([1, 2]);
});

test('what is refused is not asked for ever', async () => {
  await answer('captain 1');
  await answer('businessman 2');
  const sent: Command[] = [];
  slip.send = async (command) => void sent.push(command);
  await slip.fitting.change('fit:captain:2', []);
  expect(sent).toEqual([{ kind: 'undo', all: false }]);
});
