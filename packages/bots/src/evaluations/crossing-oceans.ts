import type { Components, CrossingOceans, Decision, PlayerState, Port, State } from '@riband/crossing-oceans';
import { BLACK, BLUE, makeTables, NORTH_ATLANTIC, RULES, type Tables } from '@riband/crossing-oceans/analysis';
import type { Game, Seat } from '@riband/kernel';
import { defineEvaluation, type Evaluation } from '../evaluation.ts';

interface Facts {
  readonly expected: Expected;
  readonly tables: Tables;
  readonly state: State;
  readonly seat: Seat;
  readonly owner: PlayerState;
  readonly scores: readonly number[];
  /** Own turns still to come. */
  readonly turnsLeft: number;
  /** Ports with an own ship. */
  readonly ports: readonly Port[];
}

/** What the terms are multiplied by. */
const TERMS = {
  points: 1,
  rival: -0.2,
  money: 0.01,
  spending: 0.03,
  contracts: 0.25,
  coal: 0.01,
  fleet: 0.003,
  flags: 0.08,
  tokens: 0.35,
  piers: 0.1,
  waiting: 2.2,
  sites: 0.8,
  riband: 1,
  lanterns: -0.8,
};

/** What the bot expects of a game. */
const EXPECTED = {
  /** So many turns ahead, what is had now still comes to use. */
  turnsAhead: 8,
  /** More than can be spent in one action. */
  enoughMoney: 400,
  /** Ships actions in a round, by all players and by each. */
  shipsActions: 0.28,
};

type Expected = Readonly<typeof EXPECTED>;
export type Term = keyof typeof TERMS;

const soon = ({ turnsLeft, expected }: Facts): number => Math.min(1, turnsLeft / expected.turnsAhead);

const sum = <Item>(items: readonly Item[], of: (one: Item) => number): number =>
  items.reduce((total, one) => total + of(one), 0);

export const crossingOceans: Evaluation<CrossingOceans> = defineEvaluation<CrossingOceans, Facts, Term, keyof Expected>(
  {
    family: 'crossing-oceans',
    measure,
    weights: { ...TERMS, ...EXPECTED },
    terms: {
      points: ({ scores, seat }) => scores[seat]!,
      rival: ({ scores, seat }) => Math.max(...scores.filter((_, other) => other !== seat)),
      /** Pounds that are not a whole point yet. */
      money: ({ owner }) => owner.money % RULES.poundsPerPoint,
      spending: (facts) => soon(facts) * Math.min(facts.expected.enoughMoney, facts.owner.money),
      contracts: (facts) => soon(facts) * facts.owner.contracts,
      /** What the coal on board can still earn. */
      coal: (facts) => {
        const { ports, state, tables, turnsLeft } = facts;
        const trips = Math.min(RULES.maxCoal, turnsLeft / 2);
        return sum(ports, (port) => Math.min(trips, state.coal[port]!) * tables.income[state.ships[port]!]!);
      },
      fleet: ({ ports, state, tables, turnsLeft }) =>
        turnsLeft * sum(ports, (port) => tables.income[state.ships[port]!]!),
      /** Flags gain with every token that is still to come, and tokens with every flag. */
      flags: ({ owner, turnsLeft }) => turnsLeft * sum(owner.flags, (count) => count),
      tokens: ({ owner, turnsLeft }) => turnsLeft * sum(owner.tokens, (count) => count),
      piers: ({ owner, turnsLeft }) => turnsLeft * owner.tokens[BLACK]!,
      waiting,
      sites: (facts) => {
        const { ports, owner } = facts;
        const free = ports.filter((port) => !owner.houses.includes(port)).length;
        return soon(facts) * Math.min(free, RULES.houses - owner.houses.length);
      },
      riband: (facts) => soon(facts) * (isFastest(facts) ? 1 + facts.owner.flags[BLUE]! : 0),
      lanterns: (facts) => soon(facts) * facts.state.lanterns.filter((port) => isInDanger(facts, port)).length,
    },
    isHalfDone: ({ pending }) => isHalfDone(pending.at(-1)),
  },
);

/** Ships of the supply that can be at sea before the end: a captain each. */
function waiting({ tables, state, owner, turnsLeft }: Facts): number {
  const oldest = Math.min(
    ...state.lanterns.filter((port) => port >= 0).map((port) => tables.year[state.ships[port]!]!),
  );
  const ships = owner.supply.filter((tile) => tables.year[tile]! > oldest).length;
  return Math.min(ships, owner.captains, turnsLeft);
}

/** C-RIBAND-1. */
function isFastest({ tables, state, seat }: Facts): boolean {
  let [top, own] = [0, 0];
  for (const port of tables.portsOf[NORTH_ATLANTIC]!) {
    const tile = state.ships[port]!;
    if (tile < 0) continue;
    const speed = tables.speed[tile]!;
    if (state.owners[port]! === seat) own = Math.max(own, speed);
    top = Math.max(top, speed);
  }
  return own > 0 && own === top;
}

/** C-PLACE-1: an own ship with the Red Lantern of a full region is the next to be replaced. */
function isInDanger({ tables, state, seat }: Facts, port: Port): boolean {
  if (port < 0 || state.owners[port]! !== seat) return false;
  return tables.portsOf[tables.regionOf[port]!]!.every((other) => state.ships[other]! >= 0);
}

const HALF_DONE: ReadonlySet<Decision['kind']> = new Set([
  'spot',
  'region',
  'cargo',
  'riband',
  'house',
  'token',
  'load',
]);

function isHalfDone(decision: Decision | undefined): boolean {
  if (decision === undefined) return false;
  return decision.kind === 'buy' ? decision.left === RULES.purchases : HALF_DONE.has(decision.kind);
}

const TABLES = new WeakMap<object, Tables>();

function tablesOf(game: Game<CrossingOceans>): Tables {
  const known = TABLES.get(game.tables) ?? makeTables(game.tables as Components);
  TABLES.set(game.tables, known);
  return known;
}

function measure(game: Game<CrossingOceans>, state: State, seat: Seat, expected: Expected): Facts {
  const ports: Port[] = [];
  for (const [port, owner] of state.owners.entries()) if (owner === seat && state.ships[port]! >= 0) ports.push(port);
  return {
    expected,
    tables: tablesOf(game),
    state,
    seat,
    owner: state.players[seat]!,
    scores: game.scores(state),
    turnsLeft: turnsLeftOf(state, seat, expected),
    ports,
  };
}

/** Known once the end is triggered; before that, as fast as the stack is used up (C-SHIPS-5, C-SHIPS-6). */
function turnsLeftOf(
  { lastRound, round, stack, players, start, seat: active }: State,
  seat: Seat,
  { shipsActions }: Expected,
): number {
  const place = (one: Seat): number => (one - start + players.length) % players.length;
  const inRound = place(seat) >= place(active) ? 1 : 0;
  if (lastRound > 0) return lastRound - round + inRound;
  return stack.length / 3 / (shipsActions * players.length) + RULES.roundsAfterTrigger;
}
