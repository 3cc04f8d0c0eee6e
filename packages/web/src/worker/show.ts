import { findGame } from '@riband/catalog';
import type { Request, TableState } from '@riband/protocol';
import { createTable } from '@riband/table';
import { dealFrom } from './deal.ts';
import type { Hold } from './hold.ts';
import { HostedTable } from './hosted-table.ts';

/** A table that nobody will ask for again. */
const NOWHERE: Hold = { durable: false, save: undefined, put: async () => {}, release: () => {} };

/** Plays to a position and looks at it with the eyes of whoever is to move. Nothing can be done there, and nothing is kept. */
export function show({ game: id, names, options, seed, moves }: Extract<Request, { kind: 'show' }>): TableState {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no game "${id}"`);
  const deal = dealFrom(seed);
  const holders = names.map((name) => ({ kind: 'person', name }) as const);
  const hosted = new HostedTable(createTable(game, { holders, options, table: deal.table }), deal, NOWHERE);
  for (const text of moves) play(hosted, text);
  hosted.openFor(undefined);
  return { ...hosted.tell({ opening: true }), canUndo: false, canRedo: false, canConfirm: false };
}

/** A move of whoever is to move; the last one of a turn ends it. */
function play({ table, draws }: HostedTable, text: string): void {
  const [seat] = table.waiting().toMove;
  if (seat === undefined) throw new Error(`nobody is there to play ${text}`);
  const turn = table.game.turn(table.position.settled);
  const seen = table.entries.length;
  const plan = table.submit({ kind: 'move', seat, seen, turn, texts: [text], confirm: true }, draws);
  if ('refusal' in plan) throw new Error(`${text}: ${plan.refusal.message.key}`);
}
