import { type Actor, isSeat, type Seat } from '@riband/kernel';
import { codeOf } from './actions/build.ts';
import { saleOf } from './actions/exchange.ts';
import { priceOfSteps, RINGS, stepsTo } from './actions/gather.ts';
import { priceOfEmployee } from './actions/hire.ts';
import { columnOf, lineOf } from './canals/packing.ts';
import { fromBerth, outlookFor, wayAhead } from './cruise/sail.ts';
import { outlook } from './cruise/underway.ts';
import { BONUS_PRICE } from './decisions/bonus.ts';
import type { Edition } from './edition.ts';
import { ACTIONS, CONTRACTS, EMPLOYEES, FEATURES, GOODS, PARTS, PIECES, ROWS, SIDES, SPACES } from './lists.ts';
import { occupiedTiles } from './markers.ts';
import { partOfSlot } from './market.ts';
import {
  actionNoun,
  type FeatureNoun,
  type GoodNoun,
  partNoun,
  type RingNoun,
  type ShipyardMessage,
  sideNoun,
  spaceNoun,
} from './messages.ts';
import { membersOf } from './tables/employees.ts';
import { GOODS_COLUMN, priceOfRow } from './tables/index.ts';
import type { Decision, Move, State } from './types.ts';
import { shipAt } from './yard.ts';

const plain = (key: 'stopBuying' | 'noBonus' | 'noFinalAction' | 'noLastCard' | 'scrap'): ShipyardMessage => ({
  key: `shipyard.label.${key}`,
  params: {},
});

/** The line of a move in the list of moves: what it does and what it costs. */
export function label(edition: Edition, state: State, actor: Actor, move: Move): ShipyardMessage {
  const decision = state.pending.at(-1);
  if (decision === undefined) throw new RangeError('the game is over');
  return isSeat(actor) ? seatLabel(edition, state, decision, actor, move) : chanceLabel(edition, move);
}

function seatLabel(edition: Edition, state: State, decision: Decision, seat: Seat, move: Move): ShipyardMessage {
  switch (move.kind) {
    case 'choose': {
      const income = edition.track.incomeOf(state, move.action, occupiedTiles(state));
      return { key: 'shipyard.label.choose', params: { action: actionNoun(ACTIONS[move.action]!), income } };
    }
    case 'bonus':
      return {
        key: 'shipyard.label.bonus',
        params: { action: actionNoun(ACTIONS[move.action]!), price: BONUS_PRICE },
      };
    case 'final':
      return { key: 'shipyard.label.final', params: { action: actionNoun(ACTIONS[move.action]!) } };
    case 'done':
      return plain(decision.kind === 'buy' ? 'stopBuying' : 'noBonus');
    case 'pass':
      return plain(decision.kind === 'final' ? 'noFinalAction' : 'noLastCard');
    case 'keep':
    case 'drop':
      return {
        key: `shipyard.label.${move.kind}`,
        params: { contract: edition.nouns.contract(CONTRACTS[move.contract]!) },
      };
    case 'launch': {
      const length = shipAt(codeOf(edition, state, seat), move.space);
      return { key: 'shipyard.label.launch', params: { space: move.space + 1, length } };
    }
    case 'scrap':
      return plain('scrap');
    case 'fit':
    case 'speed':
    case 'berth':
    case 'sail':
      return cruiseLabel(edition, state, decision, move);
    default:
      return actionLabel(edition, state, decision, seat, move);
  }
}

type Cruising = Extract<Move, { kind: 'fit' | 'speed' | 'berth' | 'sail' }>;

function cruiseLabel(edition: Edition, state: State, decision: Decision, move: Cruising): ShipyardMessage {
  switch (move.kind) {
    case 'fit': {
      const piece = edition.nouns.piece(PIECES[move.piece]!);
      return { key: 'shipyard.label.fit', params: { piece, count: move.count } };
    }
    case 'speed': {
      const { speed } = move;
      const points =
        decision.kind === 'speed' ? outlookFor(edition, state, decision.seat, decision.outfit, speed).total : 0;
      return { key: 'shipyard.label.speed', params: { speed, points } };
    }
    case 'berth': {
      const [x, y] = [columnOf(move.cell), lineOf(move.cell)];
      const mouth = spaceNoun(SPACES[move.mouth]!);
      const underway = decision.kind === 'berth' ? fromBerth(decision, move) : null;
      if (underway === null) return { key: 'shipyard.label.berth', params: { x, y, mouth } };
      const points = outlook(edition, state, underway).total;
      return { key: 'shipyard.label.setSail', params: { x, y, mouth, points } };
    }
    case 'sail': {
      const exits = move.exits.map((side) => sideNoun(SIDES[side]!));
      const { rest, points } =
        decision.kind === 'sail' ? wayAhead(edition, state, decision, move) : { rest: 0, points: 0 };
      return rest > 0
        ? { key: 'shipyard.label.sailOn', params: { exits, rest, points } }
        : { key: 'shipyard.label.sail', params: { exits, stop: spaceNoun(SPACES[move.stop]!), points } };
    }
  }
}

/** What is printed on a card, as nouns. */
export function featureNouns(edition: Edition, card: number): readonly FeatureNoun[] {
  return edition.tables.cards[card]!.features.flatMap((count, feature) =>
    Array.from({ length: count }, () => edition.nouns.feature(FEATURES[feature]!)),
  );
}

/** The goods of a tile by its name, `coal+coal+grain`. */
export const goodNouns = (edition: Edition, goods: string): readonly GoodNoun[] =>
  goods.split('+').map(edition.nouns.good);

function actionLabel(edition: Edition, state: State, decision: Decision, seat: Seat, move: Move): ShipyardMessage {
  const { nouns, tables } = edition;
  switch (move.kind) {
    case 'buy': {
      const features = featureNouns(edition, state.market[move.slot]!);
      const part = partNoun(PARTS[partOfSlot(move.slot)]!);
      const [column, row] = [Math.floor(move.slot / ROWS), move.slot % ROWS];
      const params = { part, features, column: column + 1, row: row + 1, price: priceOfRow(row) };
      return { key: 'shipyard.label.buy', params };
    }
    case 'blank':
      return { key: 'shipyard.label.blank', params: { part: partNoun(PARTS[move.part]!) } };
    case 'place': {
      const card = 'card' in decision ? decision.card : 0;
      const part = partNoun(PARTS[tables.cards[card]!.part]!);
      return { key: 'shipyard.label.place', params: { part, space: move.space + 1 } };
    }
    case 'rent':
      return { key: 'shipyard.label.rent', params: { row: move.row + 1, price: priceOfRow(move.row) } };
    case 'lay':
      return { key: 'shipyard.label.lay', params: { x: columnOf(move.cell), y: lineOf(move.cell) } };
    case 'rotate':
      return { key: 'shipyard.label.rotate', params: { degrees: 90 * move.turn } };
    case 'purchase': {
      const goods = goodNouns(edition, tables.names[state.market[GOODS_COLUMN * ROWS + move.row]!]!);
      return { key: 'shipyard.label.purchase', params: { goods, row: move.row + 1, price: priceOfRow(move.row) } };
    }
    case 'take': {
      const steps = decision.kind === 'ring' ? stepsTo(edition, state, decision.ring, move.piece) : 1;
      const price = priceOfSteps(edition, state, seat, steps);
      return { key: 'shipyard.label.take', params: { piece: nouns.piece(PIECES[move.piece]!), price } };
    }
    case 'hire': {
      const price = priceOfEmployee(edition, state, seat, state.layout.indexOf(move.employee));
      return { key: 'shipyard.label.hire', params: { employee: nouns.employee(EMPLOYEES[move.employee]!), price } };
    }
    case 'exchange':
      return { key: 'shipyard.label.exchange', params: { goods: goodNouns(edition, move.name) } };
    default:
      return tradeLabel(edition, state, decision, seat, move);
  }
}

function tradeLabel(edition: Edition, state: State, decision: Decision, seat: Seat, move: Move): ShipyardMessage {
  const { good, left } = decision.kind === 'trade' ? decision : { good: 0, left: 0 };
  const noun = edition.nouns.good(GOODS[good]!);
  if (move.kind === 'swap')
    return { key: 'shipyard.label.swap', params: { good: noun, piece: edition.nouns.piece(PIECES[move.piece]!) } };
  const earned = left * saleOf(edition, state, seat, good);
  return { key: 'shipyard.label.sell', params: { good: noun, count: left, earned } };
}

export const ringNoun = (ring: string): RingNoun => ({ noun: `shipyard.ring.${ring}` }) as RingNoun;

function chanceLabel(edition: Edition, move: Move): ShipyardMessage {
  const contracts = (set: number) => membersOf(set).map((contract) => edition.nouns.contract(CONTRACTS[contract]!));
  switch (move.kind) {
    case 'start':
      return { key: 'shipyard.label.start', params: { player: { seat: move.seat } } };
    case 'tile':
      return { key: 'shipyard.label.tile', params: { action: actionNoun(ACTIONS[move.action]!) } };
    case 'marker':
      return { key: 'shipyard.label.marker', params: { ring: ringNoun(RINGS[move.ring]!), place: move.place + 1 } };
    case 'employee':
      return {
        key: 'shipyard.label.employee',
        params: { employee: edition.nouns.employee(EMPLOYEES[move.employee]!) },
      };
    case 'deal':
      return {
        key: 'shipyard.label.deal',
        params: { player: { seat: move.seat }, contracts: contracts(1 << move.contract) },
      };
    case 'set':
      return {
        key: 'shipyard.label.deal',
        params: { player: { seat: move.seat }, contracts: contracts(edition.tables.contracts.sets[move.set]!) },
      };
    case 'back':
      return { key: 'shipyard.label.back', params: { back: move.name } };
    case 'reveal':
      return { key: 'shipyard.label.reveal', params: {} };
    case 'flip':
      return { key: 'shipyard.label.flip', params: { tile: move.name } };
    default:
      return { key: 'shipyard.label.fill', params: { thing: 'name' in move ? move.name : '' } };
  }
}
