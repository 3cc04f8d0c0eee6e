import type { UnusableMessage } from './messages.ts';

/**
 * A table that cannot be opened, loaded or continued: in one sentence for whoever wanted it, and with everything that is wrong, each with
 * its place, for whoever wants to know exactly.
 */
export class TableError extends Error {
  constructor(
    readonly problems: readonly string[],
    readonly plainly: UnusableMessage = { key: 'table.unusable.damaged', params: {} },
  ) {
    super(problems.join('\n'));
    this.name = 'TableError';
  }
}

/** Entries are needed that came before those with which a table was opened: it has to `recall` them first. */
export class Forgotten extends Error {
  override readonly name = 'Forgotten';

  constructor(message = 'that was before what is known of this table') {
    super(message);
  }
}

export const NO_SAVE: UnusableMessage = { key: 'table.unusable.noSave', params: {} };
export const NEWER: UnusableMessage = { key: 'table.unusable.newer', params: {} };
export const OLDER_RULES: UnusableMessage = { key: 'table.unusable.olderRules', params: {} };

export function unknownGame(game: string, components: string): TableError {
  const problem = `game: "${game}" with components "${components}" is not known here`;
  return new TableError([problem], { key: 'table.unusable.unknownGame', params: { game } });
}
