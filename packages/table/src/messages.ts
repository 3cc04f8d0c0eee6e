import type { AnyMessage, Player } from '@riband/kernel';
import type { RefusalCode } from './command.ts';

type Nothing = Record<never, never>;

/** Why a table cannot be opened. */
type UnusableMessages = {
  /** Something else altogether, or a part of a save. */
  'table.unusable.noSave': Nothing;
  'table.unusable.damaged': Nothing;
  'table.unusable.newer': Nothing;
  'table.unusable.olderRules': Nothing;
  'table.unusable.unknownGame': { game: string };
};

/** Everything that a table says by itself, with its parameters. */
export type TableMessages = UnusableMessages & {
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

export type UnusableMessage = AnyMessage<UnusableMessages>;
export type TableMessage = AnyMessage<TableMessages>;
