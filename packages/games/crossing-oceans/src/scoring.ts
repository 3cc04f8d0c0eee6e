import { type Account, account, placesBy, type Result, type ScoreLine, type Seat } from '@riband/kernel';
import { type CrossingOceansMessage, flagNoun } from './messages.ts';
import { player } from './state.ts';
import { RULES, type Tables } from './tables.ts';
import { COLUMNS, type Column, MULTI, type PlayerState, type State } from './types.ts';

export function scores(tables: Tables, state: State): readonly number[] {
  return state.players.map((owner, seat) => {
    let points =
      Math.floor(wealth(state, seat) / RULES.poundsPerPoint) +
      RULES.captainPoints * captainsAtSea(state, seat) +
      RULES.housePoints * owner.houses.length +
      colours(owner) * owner.flags[MULTI]!;
    for (let column = 0; column < COLUMNS.length; column++)
      points += owner.flags[column]! * worth(tables, owner, column);
    return points;
  });
}

/** C-SCORE-1: money, and what contracts and coal on the map are sold for. */
function wealth(state: State, seat: Seat): number {
  const { money, contracts } = player(state, seat);
  let coal = 0;
  for (let port = 0; port < state.owners.length; port++) if (state.owners[port] === seat) coal += state.coal[port]!;
  return money + RULES.contractPrice * contracts + RULES.coalPrice * coal;
}

/** C-SCORE-3. */
function captainsAtSea(state: State, seat: Seat): number {
  return RULES.captains - player(state, seat).captains;
}

/** C-PIECE-5, C-SCORE-4. */
function worth(tables: Tables, owner: PlayerState, column: Column): number {
  return tables.worth[owner.tokens[column]!]!;
}

/** C-SCORE-5. */
function colours(owner: PlayerState): number {
  let different = 0;
  for (let column = 0; column < COLUMNS.length; column++) if (owner.flags[column]! > 0) different += 1;
  return different;
}

/** Everything that counts is public, so everybody sees the same standing. */
export function standing(tables: Tables, state: State): readonly Account[] {
  return [...state.players.keys()].map((seat) => account(seat, linesOf(tables, state, seat)));
}

function linesOf(tables: Tables, state: State, seat: Seat): readonly ScoreLine[] {
  const owner = player(state, seat);
  const pounds = wealth(state, seat);
  const captains = captainsAtSea(state, seat);
  const houses = owner.houses.length;
  const multicoloured = owner.flags[MULTI]!;
  const line = (points: number, source: CrossingOceansMessage): ScoreLine => ({ source, points });
  return [
    line(Math.floor(pounds / RULES.poundsPerPoint), { key: 'crossing-oceans.score.money', params: { pounds } }),
    line(RULES.captainPoints * captains, { key: 'crossing-oceans.score.captains', params: { captains } }),
    line(RULES.housePoints * houses, { key: 'crossing-oceans.score.houses', params: { houses } }),
    ...COLUMNS.map((_, column) => {
      const flags = owner.flags[column]!;
      const each = worth(tables, owner, column);
      const params = { flag: flagNoun(column), flags, worth: each };
      return line(flags * each, { key: 'crossing-oceans.score.flags', params });
    }),
    line(multicoloured * colours(owner), {
      key: 'crossing-oceans.score.multicoloured',
      params: { flags: multicoloured, colours: colours(owner) },
    }),
  ];
}

/** C-SCORE-6. */
export function result(tables: Tables, state: State): Result {
  const accounts = standing(tables, state);
  const totals = accounts.map((one) => one.total);
  const places = placesBy(totals.map((total, seat) => [total, youngestYear(tables, state, seat)]));
  const decidedByAge = totals.some((total, seat) => places[seat] !== places[totals.indexOf(total)]);
  return decidedByAge
    ? { accounts, places, tieBreak: { key: 'crossing-oceans.tieBreak.youngest', params: {} } }
    : { accounts, places };
}

/** The highest year of one's ships, on the map or in supply; headquarters have none. */
function youngestYear(tables: Tables, state: State, seat: Seat): number {
  const atSea = state.ships.filter((_, port) => state.owners[port] === seat);
  return Math.max(0, ...[...player(state, seat).supply, ...atSea].map((tile) => tables.year[tile]!));
}
