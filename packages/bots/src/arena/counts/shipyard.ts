import type { Account, Game, Seen } from '@riband/kernel';
import type { ContractName, Event, Part, Shipyard } from '@riband/shipyard';
import { ACTIONS, CONTRACTS, EMPLOYEES, has, PARTS, PIECES, type Tables } from '@riband/shipyard/analysis';
import type { Setting } from '../play.ts';
import { type Counting, type Counts, type Group, NO_USE, nameInLog, sourcesByKey, summed, use } from './counting.ts';

type EventOf<Kind extends Event['kind']> = Extract<Seen<Event>, { kind: Kind }>;

/** S-SUBSIDY-1: that tile is not always there. Others are drawn, so the set-up does not name them. */
function actionsAt({ game, seats, options }: Setting<Shipyard>): readonly string[] {
  const { order } = game.setup(seats, options);
  return ACTIONS.filter((action, index) => action !== 'subsidy' || order.includes(index));
}

const copiesAt = ({ game, seats, options }: Setting<Shipyard>): number =>
  Math.max(...game.setup(seats, options).copies);

function actions<Kind extends 'chose' | 'bonus'>(kind: Kind, title: string): Group<Shipyard> {
  return {
    id: kind,
    title,
    unit: 'a game',
    things: () => ACTIONS,
    thingsAt: actionsAt,
    name: (game, action) => nameInLog(game, { kind: 'bonus', seat: 0, action, paid: 0 }, 'action'),
    uses: (_, event) => (event.kind === kind ? [use(event.seat, event.action)] : NO_USE),
  };
}

const employees: Group<Shipyard> = {
  id: 'employees',
  title: 'Employees hired',
  unit: 'a game',
  things: () => EMPLOYEES,
  copies: copiesAt,
  name: (game, employee) => nameInLog(game, { kind: 'hired', seat: 0, employee, steps: 0, paid: 0 }, 'employee'),
  uses: (_, event) => (event.kind === 'hired' ? [use(event.seat, event.employee)] : NO_USE),
};

/** Those of the edition. */
function contractsOf(game: Game<Shipyard>): readonly ContractName[] {
  const { suits } = (game.tables as Tables).contracts;
  return CONTRACTS.filter((_, index) => suits.some((suit) => has(suit, index)));
}

/** N-SETUP-3: where fixed sets are dealt, those in one of them. */
function contractsAt({ game, seats, options }: Setting<Shipyard>): readonly ContractName[] {
  const { sets } = (game.tables as Tables).contracts;
  if (!game.setup(seats, options).fixedSets) return contractsOf(game);
  return CONTRACTS.filter((_, index) => sets.some((set) => has(set, index)));
}

function contracts(id: string, more: Pick<Group, 'title' | 'unit' | 'per'>, points: boolean): Group<Shipyard> {
  return {
    id,
    ...more,
    things: contractsOf,
    thingsAt: contractsAt,
    name: (game, contract) => nameInLog(game, { kind: 'contractScored', seat: 0, contract, points: 0 }, 'contract'),
    uses: (_, event) =>
      event.kind === 'contractScored' ? [use(event.seat, event.contract, points ? event.points : 1)] : NO_USE,
  };
}

const ships: Group<Shipyard> = {
  id: 'ships',
  title: 'Ships by length',
  unit: 'a game',
  inOrder: true,
  things: () => ['3', '4', '5', '6', '7'],
  name: (_, length) => `${length} cards`,
  uses: (_, event) => (event.kind === 'cruise' ? [use(event.seat, event.ship.cards.length)] : NO_USE),
};

const CRUISE_PARTS = ['crew', 'equipment', 'speed', 'officials', 'riband'] as const;
const CRUISE_NAMES = {
  crew: 'Crew',
  equipment: 'Equipment',
  speed: 'Speed',
  officials: 'Officials',
  riband: 'Blue Riband',
} satisfies Record<(typeof CRUISE_PARTS)[number], string>;

const cruises: Group<Shipyard> = {
  id: 'cruises',
  title: 'Points of cruises',
  unit: 'points a game',
  things: () => CRUISE_PARTS,
  name: (_, part) => CRUISE_NAMES[part as keyof typeof CRUISE_NAMES],
  uses: (_, event) =>
    event.kind === 'cruise' ? CRUISE_PARTS.map((part) => use(event.seat, part, event[part])) : NO_USE,
};

const pieces: Group<Shipyard> = {
  id: 'pieces',
  title: 'Crew and equipment on ships',
  unit: 'a game',
  things: () => PIECES,
  name: (game, piece) =>
    nameInLog(game, { kind: 'gathered', seat: 0, ring: 'crew', steps: 0, paid: 0, pieces: [piece] }, 'pieces'),
  uses: (_, event) =>
    event.kind === 'cruise'
      ? Object.entries(event.ship.fitted).map(([piece, count]) => use(event.seat, piece, count))
      : NO_USE,
};

const partOf = ({ card }: EventOf<'bought'>): Part => PARTS.find((part) => card.startsWith(part)) ?? 'middle';

const market: Group<Shipyard> = {
  id: 'market',
  title: 'Bought at the market',
  unit: 'a game',
  things: () => [...PARTS, 'goods', 'canal'],
  name(game, thing) {
    if (thing === 'goods') return 'commodity tile';
    if (thing === 'canal') return 'canal';
    return nameInLog(game, { kind: 'bought', seat: 0, card: thing, column: thing, row: -1, paid: 0 }, 'part');
  },
  uses(_, event) {
    if (event.kind === 'bought') return [use(event.seat, partOf(event))];
    if (event.kind === 'purchased') return [use(event.seat, 'goods')];
    return event.kind === 'rented' ? [use(event.seat, 'canal')] : NO_USE;
  },
};

const LOSSES: Readonly<Record<EventOf<'shipLost'>['reason'], string>> = {
  captain: 'no captain',
  canal: 'no canal',
  scrapped: 'scrapped',
};

const lost: Group<Shipyard> = {
  id: 'lost',
  title: 'Ships lost',
  unit: 'a game',
  things: () => Object.keys(LOSSES),
  name: (_, reason) => LOSSES[reason as keyof typeof LOSSES],
  uses: (_, event) => (event.kind === 'shipLost' ? [use(event.seat, event.reason)] : NO_USE),
};

/** Cruises are told apart by what they scored for; money counts only between equals. */
function sources(account: Account, counts: Counts) {
  const { cruise: _, money: __, ...others } = sourcesByKey(account);
  return summed([...Object.entries(counts['cruises'] ?? {}), ...Object.entries(others)]);
}

export const shipyard: Counting<Shipyard> = {
  groups: [
    actions('chose', 'Actions chosen'),
    actions('bonus', 'Bonus actions'),
    employees,
    contracts('contracts', { title: 'Contracts kept to the end', unit: 'a game' }, false),
    contracts('contractPoints', { title: 'Worth of a contract', unit: 'points each', per: 'contracts' }, true),
    ships,
    cruises,
    pieces,
    market,
    lost,
  ],
  sourceNames: { ...CRUISE_NAMES, contract: 'Contracts', traders: 'Traders' },
  sources,
};
