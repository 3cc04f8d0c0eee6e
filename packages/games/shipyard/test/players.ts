import { type Actor, type GameRecord, next, type Ply, type Random, type Seat, seeded } from '@riband/kernel';
import type { Event, Move, State } from '../src/index.ts';
import { PARTS, ROWS } from '../src/lists.ts';
import { partOfSlot } from '../src/market.ts';
import type { Shipyards } from './table.ts';

/** How a seat of a playthrough chooses. */
export type Player = (game: Shipyards, state: State, seat: Seat, random: Random) => Move;

const COMPARED = 12;

/** Takes the most points at once, looks for money and crew meanwhile, and never scraps a ship. */
export const ambitious: Player = (game, state, seat, random) => {
  const moves = game.moves(state, seat).filter(({ kind }) => kind !== 'scrap' && kind !== 'pass');
  if (moves.length === 0) return game.moves(state, seat)[0]!;
  let best = moves[random.below(moves.length)]!;
  let most = Number.NEGATIVE_INFINITY;
  for (let tried = 0; tried < Math.min(COMPARED, moves.length); tried++) {
    const move = moves[random.below(moves.length)]!;
    const after = next(game, state, seat, move);
    const worth = (game.scores(after)[seat] ?? 0) + prospects(after, seat) + random.below(3);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
};

/** A ship needs a captain and canals. */
function prospects({ players }: State, seat: Seat): number {
  const owner = players[seat];
  if (owner === undefined) return 0;
  const captains = Math.min(2, owner.store[0] ?? 0);
  return (
    3 * captains +
    2 * Math.min(3, owner.canals.length) +
    (owner.store.slice(1).reduce((sum, one) => sum + one, 0) > 0 ? 1 : 0)
  );
}

/** Buys cards of one part as long as it can, so that its stack runs out. */
export const hoarderOf =
  (part: (typeof PARTS)[number]): Player =>
  (game, state, seat, random) => {
    const moves = game.moves(state, seat);
    const wanted = (move: Move): boolean =>
      move.kind === 'buy' && PARTS[partOfSlot(move.slot)] === part && move.slot % ROWS < 5;
    const build = (move: Move): boolean => (move.kind === 'choose' || move.kind === 'bonus') && move.action === 0;
    const earn = (move: Move): boolean =>
      move.kind === 'choose' && (move.action === 6 || move.action === 2 || move.action === 7);
    const chosen = [wanted, build, earn].map((test) => moves.filter(test)).find((found) => found.length > 0) ?? moves;
    return chosen[random.below(chosen.length)]!;
  };

export interface Playthrough {
  readonly record: GameRecord;
  readonly events: readonly Event[];
}

/** Plays a whole game and writes it down. */
export function playThrough(
  game: Shipyards,
  seats: number,
  options: GameRecord['options'],
  player: Player,
  seed: string,
): Playthrough {
  const random = seeded(seed);
  const state = game.setup(seats, options);
  const deal: string[] = [];
  const plies: Ply[] = [];
  const events: Event[] = [];
  for (let deciders = game.deciders(state); deciders !== 'over'; deciders = game.deciders(state)) {
    const actor: Actor = deciders === 'chance' ? 'chance' : deciders[0]!;
    const move = actor === 'chance' ? game.sample(state, random) : player(game, state, actor, random);
    const text = game.write(move, actor);
    if (plies.length === 0 && actor === 'chance') deal.push(text);
    else plies.push({ turn: game.turn(state), by: actor, text });
    game.apply(state, actor, move, (event) => events.push(event));
  }
  const { id, rules, components } = game;
  return { record: { game: id, rules, components, seats, options, deal, plies, scores: game.scores(state) }, events };
}
