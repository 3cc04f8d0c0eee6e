import { type Account, account, placesBy, type Result } from '@riband/kernel';
import { TABLES } from './tables.ts';
import type { PlayerState, State } from './types.ts';

export function scores(state: State): readonly number[] {
  return state.players.map((player) => player.points + coinPoints(player));
}

/** E-END-1. */
function coinPoints(player: PlayerState): number {
  return Math.floor(player.coins / TABLES.coinsPerPoint);
}

/** Points and coins are public, so everybody sees the same standing. */
export function standing(state: State): readonly Account[] {
  return state.players.map((player, seat) =>
    account(seat, [
      { source: { key: 'example.score.voyages', params: {} }, points: player.points },
      { source: { key: 'example.score.coins', params: { coins: player.coins } }, points: coinPoints(player) },
    ]),
  );
}

export function result(state: State): Result {
  const accounts = standing(state);
  const places = placesBy(state.players.map((player, seat) => [accounts[seat]?.total ?? 0, player.coins]));
  const best = Math.max(...accounts.map((one) => one.total));
  const decidedByCoins =
    places.filter((place) => place === 1).length < accounts.filter((one) => one.total === best).length;
  return decidedByCoins
    ? { accounts, places, tieBreak: { key: 'example.tieBreak.coins', params: {} } }
    : { accounts, places };
}
