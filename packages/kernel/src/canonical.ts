import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with sorted keys: equal values give equal texts. Anything that plain JSON cannot carry is refused with its place. */
export function canonical(value: unknown): string {
  return write(value, '$');
}

/** SHA-256 of the canonical JSON, in hexadecimal. */
export function hashOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))));
}

function write(value: unknown, place: string): string {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return JSON.stringify(value);
    case 'number':
      // JSON.parse gives 0 for "-0": such a value would not survive the round trip.
      if (!Number.isFinite(value) || Object.is(value, -0))
        throw new TypeError(`${place} is ${Object.is(value, -0) ? '-0' : value}, which is no JSON`);
      return String(value);
    case 'object':
      if (value === null) return 'null';
      if (Array.isArray(value))
        return `[${Array.from(value, (item, index) => write(item, `${place}[${index}]`)).join(',')}]`;
      return writeRecord(value, place);
    default:
      throw new TypeError(`${place} is ${typeof value}, which is no JSON`);
  }
}

function writeRecord(value: object, place: string): string {
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError(`${place} is a ${prototype.constructor?.name ?? 'class'}, not plain data`);
  const record = value as Record<string, unknown>;
  const fields = Object.keys(record).sort();
  return `{${fields.map((key) => `${JSON.stringify(key)}:${write(record[key], `${place}.${key}`)}`).join(',')}}`;
}
