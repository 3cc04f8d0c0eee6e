// Quayside for the server of another framework: the same rules that ours plays by, without the table around them.
import { findGame } from '@riband/catalog';
import { type Game, type Seat, seeded } from '@riband/kernel';

type State = Parameters<Game['clone']>[0];

const game = findGame('example') as Game;
const random = seeded('quayside');

export const start = (seats: number): State => settled(game.setup(seats, { rounds: 4 }));

/** The state after a move; nothing if it is not legal. */
export function play(state: State, seat: Seat, text: string): State | undefined {
  const move = game.moves(state, seat).find((one) => game.write(one, seat) === text);
  if (move === undefined) return undefined;
  const next = game.clone(state);
  game.apply(next, seat, move);
  return settled(next);
}

/** What somebody may know, with what they can do. */
export const told = (state: State, seat: Seat) => ({
  view: game.view(state, seat),
  choices: game.moves(state, seat).map((move) => game.write(move, seat)),
  over: game.deciders(state) === 'over',
});

function settled(state: State): State {
  while (game.deciders(state) === 'chance') game.apply(state, 'chance', game.sample(state, random));
  return state;
}
