/** What authenticators write (CTAP2's form of RFC 8949): all lengths are stated, and keys are numbers or text. */
export type Cbor = number | boolean | null | string | Uint8Array | readonly Cbor[] | CborMap;
export type CborMap = ReadonlyMap<number | string, Cbor>;

/** What a device sent is not what the standard says, or not what was asked for. */
export class BadPasskey extends Error {
  override readonly name = 'BadPasskey';
}

/** Far more than any authenticator nests. */
const DEEPEST = 4;

/** The first value, and what stands behind it. */
export function readCbor(bytes: Uint8Array): { readonly value: Cbor; readonly rest: Uint8Array } {
  const reader = new Reader(bytes);
  return { value: reader.read(0), rest: reader.rest };
}

/** One value, and nothing else. */
export function onlyCbor(bytes: Uint8Array): Cbor {
  const { value, rest } = readCbor(bytes);
  if (rest.length > 0) throw new BadPasskey('something stands behind the end');
  return value;
}

class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get rest(): Uint8Array {
    return this.#bytes.subarray(this.#at);
  }

  read(depth: number): Cbor {
    if (depth > DEEPEST) throw new BadPasskey('lists in lists go too deep');
    const [first = 0] = this.#take(1);
    const [major, info] = [first >> 5, first & 31];
    if (major === 7) return simple(info);
    const count = this.#count(info);
    if (major === 0) return count;
    if (major === 1) return -1 - count;
    if (major === 2) return this.#take(count);
    if (major === 3) return text(this.#take(count));
    if (major === 4) return this.#list(count, depth);
    if (major === 5) return this.#map(count, depth);
    throw new BadPasskey(`values of kind ${major} are not expected`);
  }

  #list(count: number, depth: number): readonly Cbor[] {
    const items: Cbor[] = [];
    // One after the other: whoever says that there are millions has to send them.
    for (let index = 0; index < count; index++) items.push(this.read(depth + 1));
    return items;
  }

  #map(count: number, depth: number): CborMap {
    const map = new Map<number | string, Cbor>();
    for (let index = 0; index < count; index++) {
      const key = this.read(depth + 1);
      if (typeof key !== 'number' && typeof key !== 'string') throw new BadPasskey('a key is a number or text');
      if (map.has(key)) throw new BadPasskey(`the key ${key} is there twice`);
      map.set(key, this.read(depth + 1));
    }
    return map;
  }

  #count(info: number): number {
    if (info < 24) return info;
    // 8 bytes would be more than anybody sends, and 31 means a length that is not stated.
    if (info > 26) throw new BadPasskey('the length is too large, or missing');
    return this.#take(2 ** (info - 24)).reduce((count, byte) => count * 256 + byte, 0);
  }

  #take(length: number): Uint8Array {
    const taken = this.rest.subarray(0, length);
    if (taken.length < length) throw new BadPasskey('the end is missing');
    this.#at += length;
    return taken;
  }
}

const SIMPLE: ReadonlyMap<number, boolean | null> = new Map([
  [20, false],
  [21, true],
  [22, null],
]);

function simple(info: number): boolean | null {
  const value = SIMPLE.get(info);
  if (value === undefined) throw new BadPasskey('fractions and unknown values are not expected');
  return value;
}

function text(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BadPasskey('text is not in UTF-8');
  }
}
