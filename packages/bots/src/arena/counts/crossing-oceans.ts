import type { Column, CrossingOceans, Event, Tables } from '@riband/crossing-oceans';
import { COLUMNS as COLUMN_IDS, REGIONS as REGION_IDS } from '@riband/crossing-oceans/analysis';
import type { Account, Game, Noun, Seen } from '@riband/kernel';
import { type Amounts, type Counting, type Group, lastPart, NO_USE, nameInLog, summed, use } from './counting.ts';

const COLUMNS: readonly string[] = COLUMN_IDS;
const REGIONS: readonly string[] = REGION_IDS;

const printed = (game: Game<CrossingOceans>): Tables => game.tables as Tables;

/** In the order of their numbers. */
function tilesOf(game: Game<CrossingOceans>): readonly { readonly id: string }[] {
  const { neutral, clippers, steamships, headquarters } = printed(game);
  return [neutral, ...clippers, ...steamships, ...headquarters];
}

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)];
const idAt = (list: readonly { readonly id: string }[], index: number): string => list[index]?.id ?? '';
const indexOf = (list: readonly { readonly id: string }[], id: string): number =>
  list.findIndex((one) => one.id === id);

const actionAt = (game: Game<CrossingOceans>, spot: number): string => printed(game).rondel[spot]?.action ?? '';

const actions: Group<CrossingOceans> = {
  id: 'actions',
  title: 'Actions chosen',
  unit: 'a game',
  things: (game) => unique(printed(game).rondel.map(({ action }) => action)),
  name(game, action) {
    const spot = printed(game).rondel.findIndex((one) => one.action === action);
    return nameInLog(game, { kind: 'went', seat: 0, spot, contracts: 0 }, 'action');
  },
  uses: (game, event) => (event.kind === 'went' ? [use(event.seat, actionAt(game, event.spot))] : NO_USE),
};

/** Steamships and headquarters: those of the first year group that nobody is dealt lie in the docks. */
const purchases: Group<CrossingOceans> = {
  id: 'purchases',
  title: 'Ships and headquarters bought',
  unit: 'a game',
  things(game) {
    const { steamships, headquarters } = printed(game);
    return [...steamships, ...headquarters].map(({ id }) => id);
  },
  copies: () => 1,
  name(game, id) {
    const tile = indexOf(tilesOf(game), id);
    const isShip = printed(game).steamships.some((ship) => ship.id === id);
    return nameInLog(game, { kind: 'filled', tile }, isShip ? 'ship' : 'company');
  },
  uses: (game, event) => (event.kind === 'bought' ? [use(event.seat, idAt(tilesOf(game), event.tile))] : NO_USE),
};

const EARNINGS = {
  fleet: 'Fleet',
  cargo: 'Cargo',
  region: 'Regions',
  riband: 'Blue Riband',
  house: 'Trade houses',
  bonus: 'House bonus',
  rent: 'Rent from others',
  sold: 'Contracts sold',
} as const;

const earnings: Group<CrossingOceans> = {
  id: 'earnings',
  title: 'Earnings',
  unit: 'pounds a game',
  things: () => Object.keys(EARNINGS),
  name: (_, by) => EARNINGS[by as keyof typeof EARNINGS],
  uses: (_, event) => earned(event),
};

function earned(event: Seen<Event>) {
  switch (event.kind) {
    case 'earned':
      return [use(event.seat, event.by, event.earned)];
    case 'bonus':
    case 'sold':
      return [use(event.seat, event.kind, event.earned)];
    case 'rent':
      return [use(event.to, 'rent', event.paid)];
    default:
      return NO_USE;
  }
}

const houses: Group<CrossingOceans> = {
  id: 'houses',
  title: 'Trade houses opened',
  unit: 'a game',
  things: (game) => printed(game).ports.map(({ id }) => id),
  name: (game, id) =>
    nameInLog(game, { kind: 'opened', seat: 0, port: indexOf(printed(game).ports, id), contracts: 0 }, 'port'),
  uses: (game, event) => (event.kind === 'opened' ? [use(event.seat, idAt(printed(game).ports, event.port))] : NO_USE),
};

const regions: Group<CrossingOceans> = {
  id: 'regions',
  title: 'Ships placed, by region',
  unit: 'a game',
  things: () => REGIONS,
  name: (game, region) => nameInLog(game, { kind: 'named', seat: 0, region: REGIONS.indexOf(region) }, 'region'),
  uses: (game, event) =>
    event.kind === 'placed' ? [use(event.seat, printed(game).ports[event.port]?.region ?? '')] : NO_USE,
};

const tokens: Group<CrossingOceans> = {
  id: 'tokens',
  title: 'Tokens taken',
  unit: 'a game',
  things: () => COLUMNS,
  name: (game, column) =>
    nameInLog(game, { kind: 'token', seat: 0, column: COLUMNS.indexOf(column) as Column, paid: 0 }, 'token'),
  uses: (_, event) => (event.kind === 'token' ? [use(event.seat, COLUMNS[event.column] ?? '')] : NO_USE),
};

/** Flags are told apart by colour. */
function sources({ lines }: Account): Amounts {
  return summed(
    lines.map(({ source, points }) => {
      const flag = source.params['flag'] as Noun | undefined;
      return [flag === undefined ? lastPart(source.key) : `flags-${lastPart(flag.noun)}`, points];
    }),
  );
}

export const crossingOceans: Counting<CrossingOceans> = {
  groups: [actions, purchases, earnings, regions, houses, tokens],
  sourceNames: {
    money: 'Money',
    captains: 'Captains at sea',
    houses: 'Trade houses',
    'flags-blue': 'Blue flags',
    'flags-black': 'Black flags',
    'flags-green': 'Green flags',
    'flags-red': 'Red flags',
    'flags-white': 'White flags',
    multicoloured: 'Multicoloured flags',
  },
  sources,
};
