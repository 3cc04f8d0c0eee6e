import type { Noun, Player } from '@riband/kernel';
import { expect, test } from 'vitest';
import type { Catalogue } from './catalogue.ts';

type Forms = { readonly one: string };
type Messages = {
  'ship.sinks': Record<never, never>;
  'ship.takes': { player: Player; cargo: Noun; coins: number };
};

// What is proven here is proven by the compiler: each "expect an error" is itself an error where there is none.

const complete: Catalogue<Messages, Forms> = {
  'ship.sinks': 'Glug.',
  'ship.takes': ({ player, cargo, coins }) => `${player.trim()} ${cargo.one} ${coins.toFixed(0)}`,
};

// @ts-expect-error A sentence is missing.
const incomplete: Catalogue<Messages, Forms> = { 'ship.sinks': 'Glug.' };

const misspelt: Catalogue<Messages, Forms> = {
  ...complete,
  // @ts-expect-error There is no such message.
  'ship.sink': 'Glug.',
};

const deaf: Catalogue<Messages, Forms> = {
  ...complete,
  // @ts-expect-error It has no such parameter.
  'ship.takes': ({ price }) => `${price}`,
};

test('a complete catalogue says everything', () => {
  expect(complete['ship.takes']({ player: 'Anna', cargo: { one: 'coal' }, coins: 2 })).toBe('Anna coal 2');
  expect([incomplete, misspelt, deaf].map(Object.keys).map((keys) => keys.length)).toEqual([1, 3, 2]);
});
