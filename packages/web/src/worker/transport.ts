// A whole game as text, to take it elsewhere: as a file, or short enough for a link.
import { findGameOf } from '@riband/catalog';
import { writeRecord } from '@riband/kernel';
import { flag, list, oneOf, type Reader, record, SchemaError, text } from '@riband/kernel/schema';
import { importText, loadTable, type Save, type Table, TableError } from '@riband/table';
import { cut } from './unusable.ts';

/** A game that was brought here: what it does not say about its seed, nobody knows. */
export interface Brought {
  readonly table: Table;
  readonly seed: string | undefined;
}

/** What a link holds: the game in notation, and what notation does not say. */
const link = record(
  {
    table: text,
    seed: hexadecimal,
    holders: list(record({ kind: oneOf(['person', 'bot']), name: text }, { bot: text })),
    text,
    /** Whether the last move has still to be confirmed. */
    open: flag,
  },
  { brought: data },
);

function hexadecimal(value: unknown, place: string): string {
  const digits = text(value, place);
  if (!/^([0-9a-f]{2}){1,64}$/.test(digits)) throw new SchemaError(place, 'expected hexadecimal digits');
  return digits;
}

function data(value: unknown, place: string): object {
  if (typeof value !== 'object' || value === null) throw new SchemaError(place, 'expected an object');
  return value;
}

type Link = ReturnType<Reader<ReturnType<typeof link>>>;

/** The words for a link: the game, deflated, in letters that need no escaping. */
export async function toLink(table: Table, { seed = '' }: Save): Promise<string> {
  const { brought, table: id } = table.header;
  const content: Link = {
    ...{ table: id, seed, holders: table.holders, text: writeRecord(table.record()) },
    open: table.waiting().toConfirm.length > 0,
    ...(brought === undefined ? {} : { brought }),
  };
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(content)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The table that a file or a link holds. What is wrong with it is told by a `TableError`, or by `Unusable`. */
export async function fromText(content: string, form: 'file' | 'link'): Promise<Brought> {
  return form === 'link' ? fromLink(content) : fromFile(content);
}

function fromFile(content: string): Brought {
  const { table } = loadTable(findGameOf, content, 'olderRules');
  return { table, seed: (JSON.parse(content) as Save).seed };
}

async function fromLink(words: string): Promise<Brought> {
  try {
    const { table, seed, holders, text: notation, open, brought } = link(JSON.parse(await unpacked(words)), 'link');
    const find = (id: string, components: string) => findGameOf(id, components, brought);
    return { table: importText(find, notation, { table, holders: () => holders, open }), seed };
  } catch (problem) {
    if (problem instanceof SchemaError) throw new TableError([problem.message]);
    if (problem instanceof SyntaxError) throw cut(problem.message);
    // In their own words browsers blame the network for what cannot be unpacked.
    if (problem instanceof TypeError || problem instanceof DOMException)
      throw cut(`its ${words.length} letters cannot be unpacked`);
    throw problem;
  }
}

async function unpacked(words: string): Promise<string> {
  const bytes = Uint8Array.from(atob(words.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes));
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
