import { crossingOceans, type Event, type Move, type State, type Tables } from '@riband/crossing-oceans';
import { pick, type Seat, seeded } from '@riband/kernel';
import type { Choice } from '@riband/protocol';
import { expect, test } from 'vitest';
import { COLUMNS, HOUSES, POSITION_PRICE, piecesOf, REGIONS, spotIds } from './pieces.ts';
import { goingBy, moneyFrom } from './preview.ts';

// The board prints a few numbers of the rules and adds up events by itself. Here a random game says whether it is right.

const tables = crossingOceans.tables as Tables;
const pieces = piecesOf(tables);

/** Plays a random game of four and looks at it whenever somebody is asked. */
function wheneverAsked(seed: string, look: (state: State, seat: Seat) => void): void {
  const random = seeded(seed);
  const state = crossingOceans.setup(4, {});
  for (;;) {
    const deciders = crossingOceans.deciders(state);
    if (deciders === 'over') return;
    if (deciders === 'chance') crossingOceans.apply(state, 'chance', crossingOceans.sample(state, random));
    else {
      const seat = deciders[0] ?? 0;
      look(state, seat);
      crossingOceans.apply(state, seat, pick(random, crossingOceans.moves(state, seat)));
    }
  }
}

test('tiles, regions and columns are counted as the game counts them', () => {
  wheneverAsked('counted', (state, seat) => {
    const view = crossingOceans.view(state, seat);
    const targets = new Set(crossingOceans.targets(view));
    for (const tile of view.players[seat]?.supply ?? []) expect(targets).toContain(`ship:${pieces[tile]?.id}`);
    for (const [index, region] of REGIONS.entries())
      expect(targets.has(`region:${region}`)).toBe(view.lanterns[index] !== null);
    for (const column of COLUMNS) expect(targets).toContain(`column:${column}`);
    for (const id of spotIds(tables)) expect(targets).toContain(`rondel:${id}`);
    for (const { houses } of view.players) expect(houses.length).toBeLessThanOrEqual(HOUSES);
  });
});

test('a tile of the market costs what the board says', () => {
  let compared = 0;
  wheneverAsked('prices', (state, seat) => {
    for (const move of crossingOceans.moves(state, seat)) {
      if (move.kind !== 'market') continue;
      const { params } = crossingOceans.label(state, seat, move);
      const piece = pieces[state.market[move.position] ?? 0];
      expect((piece?.price ?? 0) + POSITION_PRICE * (move.position + 1)).toBe(params['price']);
      compared += 1;
    }
  });
  expect(compared).toBeGreaterThan(20);
});

function tried(state: State, seat: Seat, move: Move): { readonly after: State; readonly events: readonly Event[] } {
  const after = crossingOceans.clone(state);
  const events: Event[] = [];
  crossingOceans.apply(after, seat, move, (event) => events.push(event));
  return { after, events };
}

test('what a choice is said to earn is what it earns, for every seat', () => {
  wheneverAsked('money', (state, seat) => {
    for (const move of crossingOceans.moves(state, seat)) {
      const { after, events } = tried(state, seat, move);
      const money = moneyFrom(events);
      for (const [other, { money: had }] of state.players.entries())
        expect(after.players[other]?.money).toBe(had + (money.get(other) ?? 0));
    }
  });
});

test('a spot of the rondel tells its price and what it earns at once', () => {
  wheneverAsked('rondel', (state, seat) => {
    for (const move of crossingOceans.moves(state, seat)) {
      if (move.kind !== 'go') continue;
      const { after, events } = tried(state, seat, move);
      const choice: Choice = {
        text: '',
        target: '',
        label: { key: '', params: {} },
        events: events.map((event) => ({ ...event })),
        preview: [],
      };
      const going = goingBy(choice, seat);
      const [before, then] = [state.players[seat], after.players[seat]];
      expect(before?.contracts).toBe((then?.contracts ?? 0) + going.contracts);
      expect(then?.money).toBe((before?.money ?? 0) + going.pounds);
      if (going.idle) expect(going.pounds).toBe(0);
    }
  });
});
