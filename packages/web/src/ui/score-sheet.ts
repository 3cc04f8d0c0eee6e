import type { Account, Message, ScoreLine } from '@riband/kernel';

/** One thing that points are made for, beside each other for all accounts. */
export interface ScoreRow {
  readonly key: string;
  /** What it is called, for all: its words are the board's. */
  readonly name: Message;
  readonly cells: readonly (ScoreLine | null)[];
}

/** The rows of the sheet; what nobody has points for is left out. */
export function scoreRows(accounts: readonly Account[]): readonly ScoreRow[] {
  const rows = new Map<string, ScoreRow>();
  for (const [column, { lines }] of accounts.entries()) {
    for (const { key, line } of counted(lines)) {
      const row = rows.get(key) ?? { key, name: nameOf(line.source), cells: accounts.map(() => null) };
      rows.set(key, { ...row, cells: row.cells.with(column, line) });
    }
  }
  const inOrder = [...rows.values()].sort((one, other) => placeOf(one, accounts) - placeOf(other, accounts));
  return inOrder.filter(({ cells }) => cells.some((line) => line !== null && line.points !== 0));
}

/** What a cell has to say besides its row: without the name that heads it. */
export function detailOf(said: string, name: string): string {
  const rest = said.startsWith(name) ? said.slice(name.length) : said;
  return rest.replace(/^[\s :]+/u, '').replace(/^\((.*)\)$/u, '$1');
}

/** The first ship of one is beside the first of the other. */
function counted(lines: readonly ScoreLine[]): readonly { readonly key: string; readonly line: ScoreLine }[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const { key } = line.source;
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return { key: `${key} ${nth}`, line };
  });
}

/** Where a kind of line stands in the longest account that has it; within a kind, as they are counted. */
function placeOf({ key }: ScoreRow, accounts: readonly Account[]): number {
  return Math.max(...accounts.map(({ lines }) => counted(lines).findIndex((one) => one.key === key)));
}

const nameOf = ({ key, params }: Message): Message => ({ key: key.replace('.score.', '.board.score.'), params });
