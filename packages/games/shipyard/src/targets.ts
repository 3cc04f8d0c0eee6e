import { isSeat, type Reason, type Seat, type Target } from '@riband/kernel';
import { freeCells } from './actions/canal.ts';
import { cellAt, cellName, packCanal } from './canals/packing.ts';
import { speedBonus, speedOf } from './cruise/ship.ts';
import { BONUS_USED, cannotBuyBonus, chosenAlready } from './decisions/bonus.ts';
import type { Decisions } from './decisions/index.ts';
import type { Edition } from './edition.ts';
import type { CanalSeen } from './events.ts';
import {
  ACTIONS,
  type ActionName,
  COLUMNS,
  type Column,
  EMPLOYEES,
  EQUIPMENT,
  indexIn,
  indexOfName,
  PARTS,
  type Part,
  PIECES,
  ROWS,
  SPACES,
} from './lists.ts';
import { actionNoun } from './messages.ts';
import { reason } from './reasons.ts';
import { OUTSIDE, spotKey } from './tables/canals.ts';
import { bit } from './tables/employees.ts';
import type { Decision, State, View } from './types.ts';
import type { PlayerView } from './view-types.ts';
import { target } from './words.ts';

/** Everything that a person may try to click: what always lies on the table, and what the decision at hand is about. */
export function targets(edition: Edition, seen: View): readonly Target[] {
  const own = isSeat(seen.viewer) ? seen.players[seen.viewer] : undefined;
  if (own === undefined) return [];
  const decision = seen.pending.at(-1);
  return [...onTheBoard(seen), ...atHome(own), ...(decision === undefined ? [] : inQuestion(edition, own, decision))];
}

const CARD_COLUMNS = ['bow', 'middle1', 'middle2', 'stern'] as const;

type Board = Pick<View, 'track' | 'market' | 'employees'>;

/** All views of one state have the same board, part by part: who shows it to several asks for the same again and again. */
let lastBoard: { readonly board: Board; readonly targets: readonly Target[] } | undefined;

function onTheBoard(board: Board): readonly Target[] {
  const { track, market, employees } = lastBoard?.board ?? {};
  if (lastBoard === undefined || track !== board.track || market !== board.market || employees !== board.employees)
    lastBoard = { board, targets: lyingOn(board) };
  return lastBoard.targets;
}

/** Action tiles, the market, the rings and the employees. */
function lyingOn({ track, market, employees }: Board): readonly Target[] {
  const found: Target[] = [];
  for (const { action } of track) if (action !== null) found.push(ON_TRACK[action]);
  for (const column of CARD_COLUMNS) addRows(found, IN_ROWS[column], market[column]);
  for (const part of PARTS) if (!CARD_COLUMNS.some((column) => hasPart(market[column], part))) found.push(BLANK[part]);
  addRows(found, IN_ROWS.goods, market.goods);
  addRows(found, IN_ROWS.canal, market.canal);
  found.push(...ON_RINGS);
  for (const { employee, copies } of employees) if (employee !== null && copies > 0) found.push(FOR_HIRE[employee]);
  return found;
}

function addRows(found: Target[], names: readonly Target[], rows: View['market'][Column]): void {
  for (let row = 0; row < rows.length; row++) if (rows[row] !== null) found.push(names[row]!);
}

const hasPart = (rows: View['market'][Column], part: Part): boolean => rows.some((card) => card?.startsWith(part));

// What lies on the board is listed after every move: its names are put together once.
const ON_TRACK = targetsBy(ACTIONS, (action) => `action:${action}`);
const BLANK = targetsBy(PARTS, (part) => `market:${part}:blank`);
const FOR_HIRE = targetsBy(EMPLOYEES, (employee) => `employee:${employee}`);
const ON_RINGS: readonly Target[] = PIECES.map((piece) => `ring:${piece}`);
const IN_ROWS = Object.fromEntries<readonly Target[]>(
  COLUMNS.map((column) => {
    const place = CARD_COLUMNS.some((one) => one === column) ? `market:${column}` : column;
    return [column, Array.from({ length: ROWS }, (_, row) => `${place}:${row}`)];
  }),
) as Record<Column, readonly Target[]>;

function targetsBy<Name extends string>(names: readonly Name[], write: (name: Name) => Target) {
  return Object.fromEntries(names.map((name) => [name, write(name)])) as Record<Name, Target>;
}

/** The own yard, commodity tiles and contracts. */
function atHome({ yard, goods, contracts }: PlayerView): Target[] {
  return [
    ...yard.map((_, space) => `yard:${space}`),
    ...[...new Set(goods)].map((tile) => `tile:${tile}`),
    ...(contracts ?? []).map((contract) => `contract:${contract}`),
  ];
}

/** What is there only while a decision is made. */
function inQuestion(edition: Edition, own: PlayerView, decision: Decision): Target[] {
  switch (decision.kind) {
    case 'buy':
      return decision.bought === 0 ? [] : ['button:done'];
    case 'bonus':
      return ['button:done'];
    case 'final':
    case 'last':
      return ['button:pass'];
    case 'lay':
      return freeCells(own.canals.map(({ x, y }) => packCanal(cellAt(x, y), 0, 0))).map(
        (cell) => `cell:${cellName(cell)}`,
      );
    case 'rotate':
      return edition.tables.canals[decision.canal]!.turns.map((turn) => `rotate:${turn}`);
    case 'trade':
      return [...PIECES.map((piece) => `swap:${piece}`), 'button:sell'];
    case 'fit': {
      const piece = PIECES[decision.piece]!;
      const counts = Array.from({ length: own.store[piece] + 1 }, (_, count) => `fit:${piece}:${count}`);
      return decision.piece === 0 ? [...counts, 'button:scrap'] : counts;
    }
    case 'speed': {
      const { fitted } = decision.outfit;
      const employed = own.employees.reduce((set, name) => set | bit(EMPLOYEES.indexOf(name)), 0);
      const bonus = speedBonus(edition, employed, fitted[PIECES.indexOf('sail')]!);
      return Array.from({ length: bonus + 1 }, (_, more) => `speed:${speedOf(fitted) + more}`);
    }
    case 'berth':
    case 'sail':
      return own.canals.flatMap((canal) => spacesOf(edition, canal));
    default:
      return [];
  }
}

/** The spaces of a laid canal: all that can be reached from its mouths. */
function spacesOf({ tables }: Edition, { x, y, canal, turn }: CanalSeen): Target[] {
  const face = tables.canals.find(({ name }) => name === canal);
  const spots = face === undefined ? [] : face.turned[turn]!.spots;
  const reached = new Set(
    [0, 1, 2, 3].flatMap((mouth) => (spots[spotKey(mouth, OUTSIDE)] ?? []).map(({ space }) => space)),
  );
  return SPACES.flatMap((space, index) => (reached.has(index) ? [`space:${x},${y}:${space}`] : []));
}

/** First whether there is a move after all; then the decision at hand, whose rule made the list, says why there is none. */
export function why(
  edition: Edition,
  decisions: Decisions,
  state: State,
  seat: Seat,
  clicked: Target,
): Reason | undefined {
  const decision = state.pending.at(-1);
  const rule = decision === undefined ? undefined : decisions.ruleOf(decision);
  if (decision === undefined || rule === undefined) return FINISH_FIRST;
  const lit = new Set(decisions.moves(state, seat).map(target));
  if (lit.has(clicked)) return undefined;
  const [place = '', ...names] = clicked.split(':');
  if (place === 'action' && state.phase === 'regular' && rule.opens?.(decision))
    return cannotBuyBonus(edition, state, seat, indexOfName(ACTIONS, names[0]));
  const ofTile = (action: ActionName) => why(edition, decisions, state, seat, `action:${action}`);
  return (
    rule.why(edition, state, decision, seat, { place, names }) ?? offTopic(state, decision, ofTile, place, names[0])
  );
}

const FINISH_FIRST = reason('S-TURN-1', { key: 'shipyard.why.finishFirst', params: {} });
const FINAL_CHOSEN = reason('S-END-2', { key: 'shipyard.why.finalChosen', params: {} });
const LAST_CHANCE = reason('S-END-3', { key: 'shipyard.why.lastChance', params: {} });

/** What to say about what the decision at hand does not ask for. */
function offTopic(
  state: State,
  decision: Decision,
  ofTile: (action: ActionName) => Reason | undefined,
  place: string,
  name: string | undefined,
): Reason {
  if (state.phase === 'last') return LAST_CHANCE;
  const use = useOf(place, name);
  if (use !== undefined) {
    const [action, clause] = use;
    return cannotTurnTo(state, decision, indexIn(ACTIONS, action)) ?? forAction(clause, action, ofTile(action));
  }
  switch (place) {
    case 'action':
      return state.phase === 'final' ? FINAL_CHOSEN : FINISH_FIRST;
    case 'yard':
      return reason('S-BUILD-2', { key: 'shipyard.why.needsCard', params: {} });
    case 'contract':
      return reason('S-LAP-5', { key: 'shipyard.why.contractsLater', params: {} });
    default:
      return FINISH_FIRST;
  }
}

/**
 * Which action it takes, if that can be chosen now; else what is in the way of that action. It tells of the action by its name or by what
 * it needs, but for a shortage, which says of what only: and here it is of something else than what was clicked.
 */
function forAction(clause: string, name: ActionName, ofTile: Reason | undefined): Reason {
  const action = actionNoun(name);
  if (ofTile === undefined) return reason(clause, { key: 'shipyard.why.forAction', params: { action } });
  if (ofTile.shortage === undefined) return ofTile;
  const missing = ofTile.shortage.amount;
  return reason(ofTile.clause, { key: 'shipyard.why.forActionShort', params: { action, missing } });
}

/** The action for which something on the table is there, and its clause. */
function useOf(place: string, name: string | undefined): readonly [action: ActionName, clause: string] | undefined {
  switch (place) {
    case 'market':
      return ['build', 'S-BUILD-1'];
    case 'canal':
      return ['canal', 'S-CANAL-1'];
    case 'goods':
      return ['purchase', 'S-TRAIN-1'];
    case 'tile':
      return ['exchange', 'S-XCH-2'];
    case 'employee':
      return ['hire', 'S-HIRE-1'];
    case 'ring':
      return [EQUIPMENT.some((piece) => piece === name) ? 'manufacture' : 'recruit', 'S-RING-1'];
    default:
      return undefined;
  }
}

/** Why it would not help to be told which action it takes: it is to come, or has been, or there is none any more. */
function cannotTurnTo(state: State, decision: Decision, action: number): Reason | undefined {
  if (state.phase === 'final') return decision.kind === 'final' ? undefined : FINAL_CHOSEN;
  if (action === state.chosen) return state.acted ? chosenAlready(action) : FINISH_FIRST;
  return action === state.bonus ? BONUS_USED : undefined;
}
