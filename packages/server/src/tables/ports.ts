import type { Clock } from '../ports/clock.ts';
import type { SecretRandom } from '../ports/random.ts';
import type { Vault } from '../record/vault.ts';
import type { Rules } from '../rules/rules.ts';
import type { Thinker } from '../rules/thinker.ts';
import type { Committer } from '../storage/committer.ts';
import type { Player, Storage } from '../storage/storage.ts';
import type { AnswerText } from './answers.ts';
import type { Span } from './clocks.ts';
import type { Telling } from './messenger.ts';

/** Everything that tables need from outside. */
export interface TablePorts {
  readonly clock: Clock;
  readonly random: SecretRandom;
  readonly storage: Storage;
  readonly committer: Committer;
  readonly rules: Rules;
  readonly thinker: Thinker;
  readonly vault: Vault;
  /** Who tells people that it is their turn while they do not look on. */
  readonly telling: Telling;
  /** What came before a snapshot and has no more rows is read at once. */
  readonly fewRows?: number;
  /** What went wrong and nobody asked about: a name and a table, never what was played. */
  warn(what: string, table: string, problem: unknown): void;
}

/** And what tables know of the house. */
export interface InnerPorts extends TablePorts {
  /** When no server ran. */
  outages(): readonly Span[];
  /** Nothing where nobody looks on, as in a workshop. */
  readonly elsewhere?: OtherServers;
}

/** Other servers with the same tables. */
interface OtherServers {
  /** Whether somebody looks at a table there. */
  has(table: string, player: string): boolean;
  /** Of the people of a table these look on here, and no others. */
  tell(table: string, players: readonly string[]): void;
}

/** Somebody at the other end of a connection. Sending never fails: who is gone hears nothing. */
export interface Visitor {
  readonly player: Player;
  /** Whether the connection has ended. */
  readonly gone: boolean;
  hear(text: string): void;
}

/** Answers a request. It is called in the turn of the table, so that no later news can come before it. */
export type Reply = (answer: AnswerText) => void;
