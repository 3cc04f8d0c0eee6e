import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random } from './random.ts';

export const SEED_BYTES = 32;
export const CONTRIBUTION_BYTES = 16;

/** A seed that can be written down: the same words, the same draws. Whoever reads them knows the draws, too. */
export function seedFrom(words: string): Uint8Array {
  return sha256(utf8ToBytes(words));
}

/** What is published before the first draw, so that the seed cannot be changed afterwards. */
export function commitmentTo(seed: Uint8Array): string {
  return bytesToHex(sha256(seed));
}

/** The key of all draws of a table: the committed seed stirred with what every seat contributed, in seat order. */
export function drawKey(seed: Uint8Array, contributions: readonly Uint8Array[]): Uint8Array {
  return hmac(sha256, seed, concatBytes(...contributions));
}

/**
 * The draw for one chance move. `ply` is the index of that chance move in the line now valid, undone moves not counted: so undo and redo
 * give the same draw. Anybody with the key can repeat it.
 */
export function drawBelow(key: Uint8Array, table: string, ply: number, total: number): number {
  if (!Number.isInteger(total) || total < 1 || total > 2 ** 48) throw new RangeError(`there is no draw below ${total}`);
  const limit = Math.floor(2 ** 48 / total) * total;
  for (let k = 0; ; k++) {
    const value = first48Bits(hmac(sha256, key, utf8ToBytes(`riband/1|${table}|${ply}|${k}`)));
    // At or above the largest multiple of the total some results would be likelier than others.
    if (value < limit) return value % total;
  }
}

/** The draw for one chance move as a `Random`, for `Game.sample`, which asks just once. */
export function drawAt(key: Uint8Array, table: string, ply: number): Random {
  return { below: (n) => drawBelow(key, table, ply, n) };
}

/**
 * Where a bot takes its luck from that decides at a seat before an entry. It is as secret as the key, and whoever is told the key can think the
 * same thoughts again. Its words are none of a draw, so it tells nothing about one.
 */
export function botLuck(key: Uint8Array, table: string, entry: number, seat: number): string {
  return bytesToHex(hmac(sha256, key, utf8ToBytes(`riband/bot|${table}|${entry}|${seat}`)));
}

function first48Bits(bytes: Uint8Array): number {
  return bytes.subarray(0, 6).reduce((value, byte) => value * 256 + byte, 0);
}
