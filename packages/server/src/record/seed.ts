import { botLuck, commitmentTo, drawKey } from '@riband/kernel';
import type { Known } from './known.ts';
import { contributionsTo } from './lobby.ts';
import type { Vault } from './vault.ts';

/** The seed to which a record is committed, in hexadecimal. */
export const seedOf = (vault: Vault, known: Known): string => Buffer.from(openedSeed(vault, known)).toString('hex');

/** Of all draws at a table: made of the seed and what its people have added. */
export function drawKeyOf(vault: Vault, known: Known): string {
  const contributions = contributionsTo(known.lobby).map((text) => Buffer.from(text, 'hex'));
  return Buffer.from(drawKey(openedSeed(vault, known), contributions)).toString('hex');
}

/** Of a bot that decides at a seat before an entry: whoever is told the seed at the end can think the same thoughts again. */
export function botLuckOf(vault: Vault, known: Known, entry: number, seat: number): string {
  return botLuck(Buffer.from(drawKeyOf(vault, known), 'hex'), known.table, entry, seat);
}

function openedSeed(vault: Vault, { table, sealedSeed, lobby }: Known): Uint8Array {
  const seed = vault.open(table, sealedSeed);
  if (commitmentTo(seed) !== lobby.commitment)
    throw new Error(`the seed of table ${table} is not the one that was committed to`);
  return seed;
}
