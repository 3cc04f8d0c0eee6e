#!/usr/bin/env node
// A bot of one's own for the arena, here for Quayside: riband arena --game example --bots exec:examples/outside-bot.mjs,random
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const { view, moves } = JSON.parse(line);
  process.stdout.write(`${choose(view, moves)}\n`);
}

/** Three of the same bring most: takes and loads what the hold has already, and never bids. */
function choose({ viewer, players, quay }, moves) {
  const { hold } = players[viewer];
  const cargoOf = (move) => (move.startsWith('take ') ? quay[Number(move.slice(5))] : move.replace('load ', ''));
  return moves.find((move) => hold.includes(cargoOf(move))) ?? moves[0];
}
