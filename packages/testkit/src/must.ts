import { type Actor, canonical, type Viewer } from '@riband/kernel';
import { Breach } from './law.ts';

interface Difference {
  readonly place: string;
  readonly left: unknown;
  readonly right: unknown;
}

/** Breaks the law that asks, unless it holds. */
export function must(holds: boolean, seen: string, by?: Actor | Viewer): asserts holds {
  if (!holds) throw new Breach(seen, by);
}

/** Whether both are the same plain data, in whatever order of keys. */
export function isSame(left: unknown, right: unknown): boolean {
  return isSameOnTheWire(left, right) || canonical(left) === canonical(right);
}

/** Whether both have the same JSON, to the byte. */
function isSameOnTheWire(left: unknown, right: unknown): boolean {
  return isAlike(left, right) || JSON.stringify(left) === JSON.stringify(right);
}

/** Writes nothing, and so takes a fifth of the time: who is alike has the same JSON, and nearly all are. */
function isAlike(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (!isObject(left) || !isObject(right) || Array.isArray(left) !== Array.isArray(right)) return false;
  return Array.isArray(left) ? isListAlike(left, right as unknown as unknown[]) : isRecordAlike(left, right);
}

function isListAlike(left: readonly unknown[], right: readonly unknown[]): boolean {
  if (left.length !== right.length) return false;
  for (let index = 0; index < left.length; index++) if (!isAlike(left[index], right[index])) return false;
  return true;
}

function isRecordAlike(left: Record<string, unknown>, right: Record<string, unknown>): boolean {
  const keys = Object.keys(right);
  let index = 0;
  for (const key in left) if (key !== keys[index++] || !isAlike(left[key], right[key])) return false;
  return index === keys.length;
}

export function mustMatch(what: string, expected: unknown, actual: unknown, by?: Actor | Viewer): void {
  if (!isSame(expected, actual)) throw new Breach(`${what}: ${whereTheyPart(expected, actual)}`, by);
}

/** Both look the same on the wire: the order of keys, too, could tell something. */
export function mustMatchBytes(what: string, expected: unknown, actual: unknown, by?: Actor | Viewer): void {
  if (!isSameOnTheWire(expected, actual)) throw new Breach(`${what}: ${whereTheyPart(expected, actual)}`, by);
}

function whereTheyPart(expected: unknown, actual: unknown): string {
  const [first] = differences(expected, actual);
  if (first === undefined) return 'the keys come in another order';
  return `${first.place} should be ${show(first.left)} and is ${show(first.right)}`;
}

const SHOWN = 120;

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** Every place where two values are not the same. */
export function differences(left: unknown, right: unknown): readonly Difference[] {
  const found: Difference[] = [];
  const compare = (one: unknown, other: unknown, place: string): void => {
    if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
      found.push({ place, left: one, right: other });
      return;
    }
    const enter = (key: string): void => {
      // Most are the same: only the others need a name.
      if (!Object.is(one[key], other[key]))
        compare(one[key], other[key], Array.isArray(one) ? `${place}[${key}]` : `${place}.${key}`);
    };
    for (const key in one) enter(key);
    for (const key in other) if (!(key in one)) enter(key);
  };
  if (!Object.is(left, right)) compare(left, right, '$');
  return found;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
