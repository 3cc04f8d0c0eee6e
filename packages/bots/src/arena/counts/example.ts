import type { Quayside } from '@riband/example';
import { type Counting, type Group, NO_USE, nameInLog, sourcesByKey, use } from './counting.ts';

const CARGOES: readonly string[] = ['coal', 'grain', 'steel'] satisfies readonly Cargo[];
type Cargo = Extract<Quayside['Event'], { kind: 'took' }>['cargo'];

/** Cargo that went into the hold, from the quay or from the hand. */
function cargo(kind: 'took' | 'loaded', title: string): Group<Quayside> {
  return {
    id: kind,
    title,
    unit: 'a game',
    things: () => CARGOES,
    name: (game, thing) => nameInLog(game, { kind, seat: 0, cargo: thing as Cargo, paid: 0 }, 'cargo'),
    uses: (_, event) => (event.kind === kind ? [use(event.seat, event.cargo)] : NO_USE),
  };
}

const bids: Group<Quayside> = {
  id: 'bids',
  title: 'Bids',
  unit: 'a game',
  inOrder: true,
  things: () => ['0', '1', '2', '3'],
  name: (_, coins) => (coins === '0' ? 'nothing' : `${coins} coin${coins === '1' ? '' : 's'}`),
  uses: (_, event) => (event.kind === 'revealed' ? event.bids.map((coins, seat) => use(seat, coins)) : NO_USE),
};

const voyages: Group<Quayside> = {
  id: 'voyages',
  title: 'Voyages by what they brought',
  unit: 'a game',
  inOrder: true,
  things: () => [],
  name: (_, points) => `${points} points`,
  uses: (_, event) => (event.kind === 'sailed' ? [use(event.seat, event.points)] : NO_USE),
};

export const quayside: Counting<Quayside> = {
  groups: [bids, cargo('took', 'Cargo from the quay'), cargo('loaded', 'Cargo from the hand'), voyages],
  sourceNames: { voyages: 'Voyages', coins: 'Coins' },
  sources: sourcesByKey,
};
