import type { View as OceansView } from '@riband/crossing-oceans';
import type { View as ShipyardView } from '@riband/shipyard';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { Desk, stateOf } from '../../test/desk.ts';
import { goingBy } from '../boards/crossing-oceans/preview.ts';
import { eventOf } from '../boards/shipyard/names.ts';
import { Host } from '../host.ts';
import { SHELVES } from './library.ts';
import { PICTURES } from './pictures.ts';

let Stage: Component<Record<string, unknown>>;

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  Stage = (await import('./Stage.svelte')).default;
});

/** Whoever reads about a game may see the pictures of its book. */
const SEEN = Object.keys(PICTURES).flatMap((picture) =>
  Object.entries(SHELVES)
    .filter(([, { book }]) => picture.startsWith(`${book}.`))
    .map(([game]) => [picture, game] as const),
);

/** Pictures ask for nothing more once their position is there. */
const host = new Host({ postMessage: () => {}, addEventListener: () => {}, terminate: () => {} });

async function draw(picture: string, game: string) {
  const { default: Picture, positionFor } = await PICTURES[picture]!();
  const state = stateOf(await new Desk().ask({ kind: 'show', ...positionFor(game) }));
  return { state, html: render(Stage, { props: { host, state, Picture } }).body };
}

test.each(SEEN)('%s is drawn from a position that the rules of %s lead to', async (picture, game) => {
  expect((await draw(picture, game)).html).toMatch(/<svg/);
});

// What the captions and descriptions quote must be what is drawn.

test.each([
  ['shipyard.ring', 'shipyard-first', [0, 2, 2]],
  ['shipyard.row', 'shipyard-second', [0, 1, 2]],
])('%s shows what its tiles pay', async (picture, game, pays) => {
  const { state } = await draw(picture, game);
  const chosen = state.choices.flatMap(({ events }) => eventOf(events, 'chose') ?? []);
  expect(chosen.map(({ ahead, gap, lying }) => ahead + gap + lying).sort()).toEqual(pays);
  const { track } = state.view as unknown as ShipyardView;
  if (picture === 'shipyard.ring') expect(track[0]).toMatchObject({ action: 'purchase', space: 10 });
});

test('the pictures of Crossing Oceans show what they tell of', async () => {
  const look = async (picture: string) => {
    const { state } = await draw(`crossing-oceans.${picture}`, 'crossing-oceans');
    return { ...state, view: state.view as unknown as OceansView };
  };
  expect((await look('columns')).view.players[2]).toMatchObject({ flags: [0, 1, 2, 1, 0, 1], tokens: [0, 3, 2, 1, 0] });
  expect((await look('flags')).view.players[2]).toMatchObject({ flags: [0, 1, 3, 2, 0, 1], tokens: [0, 3, 2, 1, 0] });
  expect((await look('station')).view).toMatchObject({ map: { 0: { owner: 0, coal: 2 } }, lanterns: { 0: 0 } });
  const { choices } = await look('rondel');
  const ways = choices.filter(({ text }) => text.startsWith('go '));
  expect(ways.map((choice) => goingBy(choice, null).contracts).sort()).toEqual([0, 0, 0, 1, 1, 1, 1]);
  const places = (await look('lantern')).choices.map(({ text }) => text);
  expect(places).toContain('at montreal');
  expect(places).not.toEqual(expect.arrayContaining([expect.stringMatching(/boston|new-/)]));
});
