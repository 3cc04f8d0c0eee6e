import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What was written of values that have parts in common. The same is what is one object; it must not change meanwhile. */
export type Written = Map<object, string>;

/**
 * JSON with sorted keys: equal values give equal texts. Anything that plain JSON cannot carry is refused with its place. Who writes several
 * values gives what was `written` of those before, and each part is written once.
 */
export function canonical(value: unknown, written?: Written): string {
  const text = write('', value, written, written === undefined ? 0 : LEVELS);
  // Keeping track of places costs as much as writing: they are looked for only when there is something to complain about.
  if (text === undefined) throw new TypeError(problemIn(value, '$') ?? 'this is no JSON');
  return text;
}

/** A value, its parts and their parts are looked for among what was written; deeper ones are written again, for they are short. */
const LEVELS = 3;

/** Of the letters of a text in UTF-8, in hexadecimal. */
export type Sha256 = (text: string) => string;

/** It runs everywhere. */
export const portableSha256: Sha256 = (text) => bytesToHex(sha256(utf8ToBytes(text)));

let sha256Here = portableSha256;

/** For hosts that have a faster one. It gives the same, so nobody can tell but by the clock. */
export function useSha256(faster: Sha256): void {
  sha256Here = faster;
}

/** SHA-256 of the canonical JSON, in hexadecimal. */
export function hashOf(value: unknown): string {
  return hashOfText(canonical(value));
}

/** The same of JSON that is written already. */
export function hashOfText(text: string): string {
  return sha256Here(text);
}

/** A text with the value written behind it, which costs less than texts in texts. Nothing if something in it is no JSON. */
function write(before: string, value: unknown, written: Written | undefined, levels: number): string | undefined {
  switch (typeof value) {
    case 'string':
      return before + quoted(value);
    case 'number':
      return problemWith(value) === undefined ? before + value : undefined;
    case 'boolean':
      return before + (value ? 'true' : 'false');
    case 'object':
      if (value === null) return `${before}null`;
      return levels > 0 ? writeOnce(before, value, written, levels) : writeParts(before, value, written, levels);
    default:
      return undefined;
  }
}

function writeOnce(before: string, value: object, written: Written | undefined, levels: number): string | undefined {
  const known = written?.get(value);
  if (known !== undefined) return before + known;
  const text = writeParts('', value, written, levels - 1);
  if (text === undefined) return undefined;
  written?.set(value, inOnePiece(text));
  return before + text;
}

/**
 * The same text. V8 keeps one that was put together as its pieces until a letter of it is asked for, so we ask: what is used again and again
 * is better put into one piece once than in each text of which it becomes a part, and what is kept takes less room.
 */
export function inOnePiece(text: string): string {
  text.charCodeAt(0);
  return text;
}

function writeParts(before: string, value: object, written: Written | undefined, levels: number): string | undefined {
  if (Array.isArray(value)) return writeList(before, value, written, levels);
  if (problemWithClass(value) !== undefined) return undefined;
  return writeRecord(before, value as Record<string, unknown>, written, levels);
}

function writeList(
  before: string,
  list: readonly unknown[],
  written: Written | undefined,
  levels: number,
): string | undefined {
  let text: string | undefined = `${before}[`;
  for (let index = 0; index < list.length; index++) {
    text = write(index === 0 ? text : `${text},`, list[index], written, levels);
    if (text === undefined) return undefined;
  }
  return `${text}]`;
}

function writeRecord(
  before: string,
  record: Record<string, unknown>,
  written: Written | undefined,
  levels: number,
): string | undefined {
  const names = Object.keys(record);
  const { places, heads } = shapeOf(names);
  const values = Object.values(record);
  let text: string | undefined = `${before}{`;
  for (let index = 0; index < names.length; index++) {
    text = write(text + heads[index], values[places[index] as number], written, levels);
    if (text === undefined) return undefined;
  }
  return `${text}}`;
}

/** How a record with these names is written. */
interface Shape {
  readonly names: readonly string[];
  /** In which order, by their places in the list of names. */
  readonly places: readonly number[];
  /** What comes before each value. */
  readonly heads: readonly string[];
}

/** Most records are of a few kinds, which are known by their first name: their names are sorted and written once. */
const SHAPES = new Map<string, Shape[]>();
const MOST_FIRST_NAMES = 512;
/** With one first name; where there are more, it is no kind but a list of things. */
const MOST_ALIKE = 8;

function shapeOf(names: readonly string[]): Shape {
  const first = names[0] ?? '';
  const alike = SHAPES.get(first) ?? [];
  for (const shape of alike) if (haveSame(shape.names, names)) return shape;
  const shape = newShape(names);
  const isRoom = alike.length === 0 ? SHAPES.size < MOST_FIRST_NAMES : alike.length < MOST_ALIKE;
  if (isRoom) SHAPES.set(first, [...alike, shape]);
  return shape;
}

function haveSame(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  for (let index = 0; index < some.length; index++) if (some[index] !== others[index]) return false;
  return true;
}

function newShape(names: readonly string[]): Shape {
  const inOrder = sorted([...names]);
  const heads = inOrder.map((name, index) => `${index === 0 ? '' : ','}${quoted(name)}:`);
  return { names, places: inOrder.map((name) => names.indexOf(name)), heads };
}

/** The same few words come again and again. */
const WORDS = new Map<string, string>();
const MOST_WORDS = 4096;
const LONGEST_WORD = 32;

function quoted(text: string): string {
  const known = WORDS.get(text);
  if (known !== undefined) return known;
  const written = JSON.stringify(text);
  if (text.length <= LONGEST_WORD && WORDS.size < MOST_WORDS) WORDS.set(text, written);
  return written;
}

/** Few names are sorted by hand, in place, which takes a fraction of the time that the sort for any list takes. */
const FEW = 16;

function sorted(names: string[]): readonly string[] {
  if (names.length > FEW) return names.sort();
  for (let from = 1; from < names.length; from++) {
    const name = names[from] as string;
    let to = from;
    for (; to > 0 && (names[to - 1] as string) > name; to--) names[to] = names[to - 1] as string;
    names[to] = name;
  }
  return names;
}

/** The first thing that is no JSON, with its place. */
function problemIn(value: unknown, place: string): string | undefined {
  const own = problemWith(value);
  if (own !== undefined) return `${place} is ${own}`;
  if (typeof value !== 'object' || value === null) return undefined;
  const inside: Iterable<[string, unknown]> = Array.isArray(value)
    ? Array.from(value, (item, index): [string, unknown] => [`[${index}]`, item])
    : Object.entries(value).map(([key, item]): [string, unknown] => [`.${key}`, item]);
  for (const [step, item] of inside) {
    const found = problemIn(item, place + step);
    if (found !== undefined) return found;
  }
  return undefined;
}

function problemWith(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      // JSON.parse gives 0 for "-0": such a value would not survive the round trip.
      if (Object.is(value, -0)) return '-0, which is no JSON';
      return Number.isFinite(value) ? undefined : `${value}, which is no JSON`;
    case 'object':
      return value === null || Array.isArray(value) ? undefined : problemWithClass(value);
    default:
      return `${typeof value}, which is no JSON`;
  }
}

function problemWithClass(value: object): string | undefined {
  const prototype = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return undefined;
  return `a ${prototype.constructor?.name ?? 'class'}, not plain data`;
}
