import { drawKey, type Seat, type Viewer } from '@riband/kernel';
import { createTable, type Table } from '@riband/table';

/** Words that somebody at a table sees and somebody else may not, after each entry. */
export type Hidden = (viewer: Viewer, entry: number) => ReadonlySet<string>;

/** By the rules: the game is played again, and what each may see is laid side by side. */
export function hiddenIn(table: Table): Hidden {
  const { game, header, seated, entries } = table;
  const replay = createTable(game, { table: header.table, options: header.options, holders: seated });
  const seats = seated.map((_, seat): Seat => seat);
  const after: ReadonlyMap<Viewer, ReadonlySet<string>>[] = [];
  for (let entry = 0; entry <= entries.length; entry++) {
    const own = new Map<Viewer, ReadonlySet<string>>();
    for (const viewer of [...seats, 'spectator' as const]) own.set(viewer, wordsIn(replay.tableView(viewer).view));
    after.push(new Map([...own.keys()].map((viewer) => [viewer, foreign(own, viewer)])));
    replay.commit(entries.slice(entry, entry + 1));
  }
  return (viewer, entry) => {
    const hidden = after[entry]?.get(viewer);
    if (hidden === undefined) throw new Error(`${viewer} is told of ${entry} entries, but there are ${entries.length}`);
    return hidden;
  };
}

function foreign(own: ReadonlyMap<Viewer, ReadonlySet<string>>, viewer: Viewer): ReadonlySet<string> {
  const seen = own.get(viewer) ?? new Set();
  return new Set([...own.values()].flatMap((words) => [...words].filter((word) => !seen.has(word))));
}

/** What a game consists of is told to everybody when a table is opened. */
const PUBLIC = 'tables';

/** Every text in a value, also the names of its fields. */
export function wordsIn(value: unknown, words: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof value === 'string') words.add(value);
  else if (Array.isArray(value)) for (const item of value) wordsIn(item, words);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) {
      if (key === PUBLIC) continue;
      words.add(key);
      wordsIn(item, words);
    }
  return words;
}

/** Bytes in every form in which somebody might write them by mistake. */
export function formsOf(bytes: Uint8Array): readonly string[] {
  const buffer = Buffer.from(bytes);
  const hex = buffer.toString('hex');
  const base64 = buffer.toString('base64').replaceAll('=', '');
  return [hex, hex.toUpperCase(), base64, buffer.toString('base64url'), buffer.join(','), buffer.toString('latin1')];
}

/** The seed of all draws, and the key that follows from it and what the players added. */
export function seedForms(seed: string, contributions: readonly string[]): readonly string[] {
  const bytes = Buffer.from(seed, 'hex');
  const key = drawKey(
    bytes,
    contributions.map((text) => Buffer.from(text, 'hex')),
  );
  return [...formsOf(bytes), ...formsOf(key)];
}
