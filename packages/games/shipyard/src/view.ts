import { isSeat, type Viewer } from '@riband/kernel';
import { columnOf, lineOf, NO_TOKEN, tokenBehind, tokenCell, tokenSpace } from './canals/packing.ts';
import { contractPoints } from './contracts.ts';
import { canalSeen, shipSeen } from './cruise/score.ts';
import { type Edition, handsOf } from './edition.ts';
import {
  ACTIONS,
  type ActionName,
  COLUMNS,
  CONTRACTS,
  type Column,
  type ContractName,
  EMPLOYEES,
  PIECES,
  type Piece,
  ROWS,
  SPACES,
  SUITS,
  type Suit,
} from './lists.ts';
import { occupiedTiles } from './markers.ts';
import { backName } from './moves.ts';
import { membersOf, sizeOfSet } from './tables/employees.ts';
import { LAST_OF_ROW, type Tables } from './tables/index.ts';
import type { PlayerState, SoloStack, State, View } from './types.ts';
import type { PlayerView, SoloView, TokenView } from './view-types.ts';

const actionName = (action: number): ActionName | null => ACTIONS[action] ?? null;

/** What others hold or discarded is never looked at. */
export function view(edition: Edition, state: State, viewer: Viewer, open = openView(edition, state)): View {
  const own = isSeat(viewer) ? state.players[viewer] : undefined;
  if (!isSeat(viewer) || own === undefined) return open;
  const players = open.players.with(viewer, ownView(edition, own, open.players[viewer]!));
  return { ...open, viewer, players };
}

/** What everybody sees, field by field. */
function openView(edition: Edition, state: State): View {
  const { tables } = edition;
  return {
    viewer: 'spectator',
    phase: state.phase,
    stage: state.stage,
    turn: state.turn,
    start: state.start,
    active: state.active,
    finishing: state.finishing,
    fixedSets: state.fixedSets,
    advanced: actionName(state.advanced),
    chosen: actionName(state.chosen),
    acted: state.acted,
    bonus: actionName(state.bonus),
    track: trackView(edition, state),
    steps: state.steps,
    lapEnds: state.lapEnds,
    laps: state.laps,
    lastLap: edition.countdown.lastLap(handsOf(edition, state)),
    markers: state.markers.map(actionName),
    rings: {
      equipment: state.rings[0]!,
      crew: state.rings[1]!,
      employees: state.rings[2]!,
      exchange: state.rings[3]!,
    },
    stacks: tables.stacks.map(({ from, things }) =>
      counted(
        things.map((thing) => tables.names[thing]!),
        state.bag,
        from,
      ),
    ),
    spent: counted(tables.names, state.spent),
    gone: counted(tables.names, state.gone),
    market: marketView(tables, state),
    employees: state.layout.map((employee, space) => ({
      employee: EMPLOYEES[employee] ?? null,
      copies: state.copies[space]!,
    })),
    players: state.players.map((player) => playerView(edition, player, state.phase === 'over')),
    solo: state.solo === null ? null : soloView(tables, state.solo),
    pending: state.pending.slice(),
  };
}

function trackView({ track }: Edition, state: State): View['track'] {
  const occupied = occupiedTiles(state);
  return state.order.map((action) => ({
    action: actionName(action),
    space: state.spaces[action] ?? 0,
    guilders: state.guilders[action] ?? 0,
    income: state.phase === 'regular' ? track.incomeOf(state, action, occupied) : null,
  }));
}

/** How many there are of each, and only what there is. */
function counted(names: readonly string[], counts: readonly number[], from = 0): Record<string, number> {
  const found: Record<string, number> = {};
  for (let index = 0; index < names.length; index++) {
    const count = counts[from + index]!;
    if (count > 0) found[names[index]!] = count;
  }
  return found;
}

// `fromEntries` forgets which keys there are: here they are those of the lists.
function marketView(tables: Tables, state: State): View['market'] {
  const column = (index: number) =>
    state.market.slice(index * ROWS, (index + 1) * ROWS).map((thing) => (thing === 0 ? null : tables.names[thing]!));
  return Object.fromEntries(COLUMNS.map((name, index) => [name, column(index)])) as Record<Column, (string | null)[]>;
}

/** What everybody sees of a player; contracts that are held are revealed when it is over. */
function playerView(edition: Edition, player: PlayerState, isOver: boolean): PlayerView {
  const { tables } = edition;
  const bySuit = (set: number): Record<Suit, number> => ({
    blue: sizeOfSet(set & tables.contracts.suits[0]!),
    other: sizeOfSet(set & tables.contracts.suits[1]!),
  });
  return {
    money: player.money,
    points: player.points,
    usedCanals: player.used,
    employees: membersOf(player.employees).map((employee) => EMPLOYEES[employee]!),
    store: Object.fromEntries(PIECES.map((piece, index) => [piece, player.store[index]!])) as Record<Piece, number>,
    yard: player.yard.map((card) => (card === 0 ? null : tables.names[card]!)),
    goods: player.goods.flatMap((count, goods) => Array.from({ length: count }, () => tables.goods[goods]!.name)),
    canals: player.canals.map((laid) => canalSeen(edition, laid)),
    token: tokenView(player.token),
    fleet: player.fleet.map((ship) => ({ ...shipSeen(edition, ship), points: ship.points.slice() })),
    held: bySuit(player.contracts),
    dropped: bySuit(player.discarded),
    contracts: isOver ? contractNames(player.contracts) : null,
    contractPoints: isOver ? pointsOfHeld(edition, player) : null,
    discarded: null,
  };
}

/** And what a player sees of their own things besides: all else is the same for everybody. */
function ownView(edition: Edition, player: PlayerState, open: PlayerView): PlayerView {
  return {
    ...open,
    contracts: contractNames(player.contracts),
    contractPoints: pointsOfHeld(edition, player),
    discarded: contractNames(player.discarded),
  };
}

const contractNames = (set: number): ContractName[] => membersOf(set).map((contract) => CONTRACTS[contract]!);

const pointsOfHeld = (edition: Edition, player: PlayerState): number[] =>
  membersOf(player.contracts).map((contract) => contractPoints(edition, player, contract));

function tokenView(token: number): TokenView | null {
  if (token === NO_TOKEN) return null;
  return {
    x: columnOf(tokenCell(token)),
    y: lineOf(tokenCell(token)),
    space: SPACES[tokenSpace(token)]!,
    behind: SPACES[tokenBehind(token)] ?? 'outside',
  };
}

function soloView({ solo }: Tables, { left, back, isNew }: SoloStack): SoloView {
  return {
    left: left.map((tile) => (solo.actions[tile]! === LAST_OF_ROW ? 'last-of-row' : ACTIONS[solo.actions[tile]!]!)),
    back: back < 0 ? null : backName(back),
    isNew,
  };
}

/** Whether any contract that this viewer has not seen could be somewhere else. */
export function hides(edition: Edition, state: State, viewer: Viewer): boolean {
  const others = state.players.filter((_, seat) => seat !== viewer);
  const isOver = state.phase === 'over';
  // Fixed sets (N-SETUP-3) have no contract in common: the revealed ones tell the rest.
  if (state.fixedSets) return !isOver && others.some(({ contracts }) => contracts !== 0);
  return SUITS.some((_, suit) => {
    const all = edition.tables.contracts.suits[suit]!;
    const hidden = others.flatMap(({ contracts, discarded }) => (isOver ? [discarded] : [contracts, discarded]));
    const dealt = state.players.reduce((set, { contracts, discarded }) => set | contracts | discarded, 0);
    return [...hidden, all & ~dealt].filter((place) => (place & all) !== 0).length > 1;
  });
}
