import type { AnyMessage, Player } from '@riband/kernel';
import type { RefusalCode } from './command.ts';

type Nothing = Record<never, never>;

/** Everything that a table says by itself, with its parameters. */
export type TableMessages = {
  [code in Exclude<RefusalCode, 'illegal' | 'noSuchTurn'> as `table.refused.${code}`]: Nothing;
} & {
  'table.refused.illegal': { text: string };
  'table.refused.noSuchTurn': { turn: number };

  'table.why.notSettled': Nothing;

  'table.log.undo': { player: Player; moves: number };
  'table.log.redo': { player: Player };
  'table.log.ask': { player: Player; turn: number };
  'table.log.agree': { player: Player };
  'table.log.decline': { player: Player };
  'table.log.takeBack': { turn: number };
  'table.log.bot': { former: string; name: string };
  'table.log.person': { former: string; name: string };
  'table.log.upgrade': { from: number; to: number };
};

export type TableMessage = AnyMessage<TableMessages>;
