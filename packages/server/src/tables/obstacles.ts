// Why something is not done at a table.
import type { LobbyRefusal } from '@riband/protocol';
import { TableError } from '@riband/table';
import type { Planned } from '../rules/rules.ts';
import type { Reply, Visitor } from './ports.ts';

/** Nobody can play on at that table: for now, or any more. */
export class Halted extends Error {
  override readonly name = 'Halted';

  constructor(readonly reason: 'aside' | 'ended') {
    super(`the table is ${reason}`);
  }
}

/** A table that nobody can go on with; one of newer rules, or of a game that is not here, is another server's. */
export const isDamaged = (problem: unknown): problem is TableError =>
  problem instanceof TableError && problem.plainly.key === 'table.unusable.damaged';

/** Why a command is not carried out at all, as it is remembered. */
export type Refusal =
  | Extract<Planned, { kind: 'refused' }>
  | { readonly kind: 'cannot'; readonly reason: LobbyRefusal };

/** No bot plays for that seat. */
export const NOT_GONE: Refusal = { kind: 'cannot', reason: 'notGone' };

/** Nobody would be left to play for. */
export const BOTS_ONLY: Refusal = { kind: 'cannot', reason: 'botsOnly' };

/** Why a command was not carried out now. */
export type NotNow = Exclude<Planned, { kind: 'new' }> | Refusal;

/** Who wants a command to be carried out and is answered, unless nobody asked for it. */
export interface Wish {
  readonly visitor?: Visitor;
  readonly reply?: Reply;
  /** What is in its way though the rules may allow it, by all that is known then. */
  obstacle?(): Promise<Refusal | undefined>;
}
