import type { Choice } from '@riband/protocol';
import { beforeEach, expect, test } from 'vitest';
import { choice, STATE } from '../../../test/session.ts';
import type { Command } from '../../host.ts';
import { Fitting } from './fitting.svelte.ts';

/** Two cabins, three captains and two businessmen; then the speed. The first captain needs no cabin. */
class Slip {
  given: number[] = [];
  commands: Command[] = [];
  fitting = new Fitting(this);

  constructor() {
    this.fitting.hear();
  }

  get state() {
    return { ...STATE, choices: this.#choices() };
  }

  choicesAt(target: string): readonly Choice[] {
    return this.#choices().filter((one) => one.target === target);
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
    return [choice('speed 2', 'speed:2')];
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

test('all that fits goes on the ship, from the question at hand on', async () => {
  await answer('captain 1');
  await slip.fitting.fill();
  expect(slip.given).toEqual([1, 2]);
});

test('what is refused is not asked for ever', async () => {
  await answer('captain 1');
  await answer('businessman 2');
  slip.send = async (command) => void slip.commands.push(command);
  await slip.fitting.change('fit:captain:2', []);
  expect(slip.commands.filter(({ kind }) => kind === 'undo').length).toBeLessThan(5);
});
