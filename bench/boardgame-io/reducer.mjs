// Moves through the reducer of boardgame.io, as fast as it can: no network, no store, no undo, no end of a turn, no list of legal moves.
import { createRequire } from 'node:module';
import { timesPerSecond } from '../repeat.mjs';

// It leaves out its checks for developers.
process.env['NODE_ENV'] = 'production';
// Its folders of CommonJS have no "exports", so that only `require` finds them.
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal');

const PLAYERS = 4;
const CELLS = 40;

/**
 * A meter: each call makes moves for about the given time and tells how many a second.
 *
 * @param {number} bytes how long the state is as JSON
 * @returns {(seconds: number) => number}
 */
export function reducerMeter(bytes) {
  const game = { setup: () => madeUpState(bytes), moves: { lay }, disableUndo: true };
  const reduce = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: PLAYERS });
  let cell = 0;
  const move = () => {
    cell = (cell + 1) % CELLS;
    state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'lay', args: [cell], playerID: '0' } });
  };
  const slice = (seconds) => {
    const before = state._stateID;
    const rate = timesPerSecond(seconds, move);
    if (state._stateID === before)
      throw new Error('boardgame.io has refused every move; the comparison means nothing.');
    return rate;
  };
  slice(0.3);
  return slice;
}

/** What a small move of a Euro does: pay, lay a tile, take a tile from the market. The sums stay one digit long. */
function lay({ G, ctx }, cell) {
  const player = G.players[Number(ctx.currentPlayer)];
  player.money = (player.money + 9) % 10;
  player.grid[cell] = G.market[cell % G.market.length];
  G.market[cell % G.market.length] = (cell + player.money) % 10;
}

/** Players, a market, and as many more numbers as it takes. */
function madeUpState(bytes) {
  const state = {
    players: Array.from({ length: PLAYERS }, () => ({ money: 9, points: 0, goods: zeros(8), grid: zeros(CELLS) })),
    market: zeros(6),
    board: [],
  };
  state.board = zeros(Math.max(0, Math.round((bytes - JSON.stringify(state).length) / 2)));
  return state;
}

function zeros(length) {
  return new Array(length).fill(0);
}
