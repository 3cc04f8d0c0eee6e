// @ts-nocheck: almost every expression reads a typed array, and the checks of each index would hide the arithmetic.
// The yardstick for engine speed: a made-up Euro of about the size of our games (4 players, a rondel of 12, a market, a hidden bag of 80,
// a 5 x 8 grid each, 120 plies, some 10 legal moves a ply) on one typed array. Figures of the real games are given as a fraction of
// its moves per second in the same run, so that they hold on any machine. It must never change, or older figures lose their meaning.
//   node bench/calibration.mjs      prints its moves per second
import { isProgram } from '../scripts/checkout.mjs';
import { timesPerSecond } from './repeat.mjs';

const PLAYERS = 4,
  PLAYER_SIZE = 64,
  HEADER = 16;
const PLIES = 120;
const MARKET = HEADER + PLAYERS * PLAYER_SIZE,
  BAG = MARKET + 8,
  RONDEL = BAG + 80,
  SIZE = RONDEL + 12;
// header: 0 player to move, 1 ply, 2 top of the bag, 3 random state. player: 0 gold, 1 points, 2 place on the rondel, 3-10 goods,
// 11-16 tracks, 17 tiles laid, 18-57 grid
const NEIGHBOURS = new Int8Array(160).fill(-1);
for (let cell = 0; cell < 40; cell++) {
  const row = (cell / 8) | 0,
    column = cell % 8;
  if (row > 0) NEIGHBOURS[cell * 4] = cell - 8;
  if (row < 4) NEIGHBOURS[cell * 4 + 1] = cell + 8;
  if (column > 0) NEIGHBOURS[cell * 4 + 2] = cell - 1;
  if (column < 7) NEIGHBOURS[cell * 4 + 3] = cell + 1;
}
const xorshift = (s) => {
  let x = s | 0;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  return x | 0;
};

class MiniRondel {
  a = new Int32Array(SIZE);
  moves = new Int32Array(256);
  shuffle() {
    const a = this.a;
    for (let i = 79; i > 0; i--) {
      a[3] = xorshift(a[3]);
      const j = (a[3] >>> 1) % (i + 1),
        t = a[BAG + i];
      a[BAG + i] = a[BAG + j];
      a[BAG + j] = t;
    }
  }
  setup(seed) {
    const a = this.a;
    a.fill(0);
    a[3] = seed | 1;
    for (let i = 0; i < 80; i++) a[BAG + i] = 1 + (i % 12);
    this.shuffle();
    for (let m = 0; m < 6; m++) a[MARKET + m] = a[BAG + a[2]++];
    for (let p = 0; p < PLAYERS; p++) {
      const b = HEADER + p * PLAYER_SIZE;
      a[b] = 8;
      a[b + 2] = p * 3;
      a[b + 38] = 1;
      a[b + 17] = 1;
      a[RONDEL + p * 3] = p + 1;
    }
  }
  legal() {
    const a = this.a,
      moves = this.moves,
      b = HEADER + a[0] * PLAYER_SIZE,
      gold = a[b],
      place = a[b + 2];
    let n = 0;
    for (let d = 1; d <= 7; d++) {
      const s = (place + d) % 12,
        cost = d > 3 ? d - 3 : 0,
        base = s << 10;
      if (a[RONDEL + s] !== 0 || gold < cost) continue;
      switch (s % 6) {
        case 0:
        case 5:
          moves[n++] = base;
          break;
        case 1:
          for (let m = 0; m < 6; m++) {
            const tile = a[MARKET + m];
            if (tile === 0 || gold - cost < tile >> 2) continue;
            for (let c = 0, found = 0; c < 40 && found < 3; c++) {
              if (a[b + 18 + c] !== 0) continue;
              for (let k = 0; k < 4; k++) {
                const q = NEIGHBOURS[(c << 2) + k];
                if (q >= 0 && a[b + 18 + q] !== 0) {
                  moves[n++] = base | (m << 6) | c;
                  found++;
                  break;
                }
              }
            }
          }
          break;
        case 2:
          for (let r = 0; r < 8; r++) if (a[b + 3 + r] < 9) moves[n++] = base | r;
          break;
        case 3:
          for (let t = 0; t < 6; t++) if (a[b + 3 + t] > 0 && a[b + 11 + t] < 10) moves[n++] = base | t;
          break;
        case 4:
          for (let r = 0; r < 7; r++) if (a[b + 3 + r] >= 2 && a[b + 4 + r] >= 1) moves[n++] = base | r;
          break;
      }
    }
    if (n === 0) moves[n++] = 12 << 10;
    return n;
  }
  apply(move) {
    const a = this.a,
      player = a[0],
      b = HEADER + player * PLAYER_SIZE,
      s = move >> 10;
    if (s < 12) {
      const d = (s - a[b + 2] + 12) % 12;
      if (d > 3) a[b] -= d - 3;
      a[RONDEL + a[b + 2]] = 0;
      a[RONDEL + s] = player + 1;
      a[b + 2] = s;
      switch (s % 6) {
        case 0:
          a[b] += 3 + a[b + 11];
          break;
        case 1: {
          const k = (move >> 6) & 15,
            tile = a[MARKET + k];
          a[b] -= tile >> 2;
          a[b + 18 + (move & 63)] = tile;
          a[b + 17]++;
          if (a[2] >= 80) {
            a[2] = 0;
            this.shuffle();
          }
          a[MARKET + k] = a[BAG + a[2]++];
          break;
        }
        case 2:
          a[b + 3 + (move & 15)] += 1 + (a[b + 12] >> 1);
          break;
        case 3:
          a[b + 3 + (move & 15)]--;
          a[b + 11 + (move & 15)]++;
          break;
        case 4: {
          const r = move & 15;
          a[b + 3 + r] -= 2;
          a[b + 4 + r] -= 1;
          a[b + 1] += 3 + (a[b + 13] >> 1);
          break;
        }
        case 5: {
          let best = 0;
          for (let r = 0; r < 5; r++)
            for (let c = 0, run = 0; c < 8; c++) {
              if (a[b + 18 + r * 8 + c] !== 0) {
                if (++run > best) best = run;
              } else run = 0;
            }
          a[b + 1] += best;
        }
      }
    } else a[b] += 1;
    a[0] = (player + 1) % PLAYERS;
    a[1]++;
  }
}

/**
 * A meter: each call plays random games for about the given time and tells their moves per second. It is warm when it is handed out.
 *
 * @returns {(seconds: number) => number}
 */
export function calibrationMeter() {
  const game = new MiniRondel();
  let random = 12345,
    seed = 1;
  const play = () => {
    game.setup(seed++);
    while (game.a[1] < PLIES) {
      const n = game.legal();
      random = xorshift(random);
      game.apply(game.moves[(random >>> 1) % n]);
    }
  };
  const slice = (seconds) => PLIES * timesPerSecond(seconds, play);
  slice(0.3);
  return slice;
}

/**
 * Random games for about the given time; the median of five slices, in moves per second.
 *
 * @returns {number}
 */
export function movesPerSecond(seconds = 2) {
  const slice = calibrationMeter();
  return [1, 2, 3, 4, 5].map(() => slice(seconds / 5)).sort((x, y) => x - y)[2];
}

if (isProgram(import.meta.url)) console.log(Math.round(movesPerSecond()));
