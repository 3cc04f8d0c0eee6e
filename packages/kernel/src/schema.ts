/** Reads a value that came from outside; what does not fit is refused with its place and what was expected. */
export type Reader<Value> = (value: unknown, place: string) => Value;

/** A file that is not what it should be: which place, and why. */
export class SchemaError extends Error {
  constructor(
    readonly place: string,
    readonly problem: string,
  ) {
    super(`${place}: ${problem}`);
    this.name = 'SchemaError';
  }
}

export const text: Reader<string> = (value, place) => {
  if (typeof value !== 'string' || value === '') throw new SchemaError(place, `expected a text, found ${shown(value)}`);
  return value;
};

export const flag: Reader<boolean> = (value, place) => {
  if (typeof value !== 'boolean') throw new SchemaError(place, `expected true or false, found ${shown(value)}`);
  return value;
};

export function whole(min: number, max: number): Reader<number> {
  return (value, place) => {
    if (!Number.isInteger(value) || (value as number) < min || (value as number) > max) {
      throw new SchemaError(place, `expected a whole number from ${min} to ${max}, found ${shown(value)}`);
    }
    return value as number;
  };
}

export function oneOf<const Value extends string>(values: readonly Value[]): Reader<Value> {
  return (value, place) => {
    const found = values.find((one) => one === value);
    if (found === undefined)
      throw new SchemaError(place, `expected one of ${values.join(', ')}, found ${shown(value)}`);
    return found;
  };
}

export function list<Value>(item: Reader<Value>, length?: number): Reader<readonly Value[]> {
  return (value, place) => {
    if (!Array.isArray(value)) throw new SchemaError(place, `expected a list, found ${shown(value)}`);
    if (length !== undefined && value.length !== length)
      throw new SchemaError(place, `expected ${length} items, found ${value.length}`);
    return value.map((one, index) => item(one, `${place}[${nameOf(one) ?? index}]`));
  };
}

/** Whatever its fields are. */
export const object: Reader<AnyObject> = (value, place) => {
  if (!isObject(value)) throw new SchemaError(place, `expected an object, found ${shown(value)}`);
  return value;
};

type AnyObject = Readonly<Record<string, unknown>>;

/** What JSON calls an object: no list, and not nothing. */
export function isObject(value: unknown): value is AnyObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Shape = Readonly<Record<string, Reader<unknown>>>;
type Read<Fields extends Shape> = { readonly [Key in keyof Fields]: ReturnType<Fields[Key]> };

/** Exactly these fields and, if they are there, the optional ones. */
export function record<Fields extends Shape, Optional extends Shape = Record<never, never>>(
  fields: Fields,
  optional?: Optional,
): Reader<Read<Fields> & Partial<Read<Optional>>> {
  return (value, place) => {
    const given = object(value, place);
    const known: Shape = { ...optional, ...fields };
    const unknown = Object.keys(given).find((key) => !Object.hasOwn(known, key));
    if (unknown !== undefined) throw new SchemaError(`${place}.${unknown}`, 'there is no such field');
    const read: Record<string, unknown> = {};
    for (const [key, reader] of Object.entries(known)) {
      if (Object.hasOwn(given, key)) read[key] = reader(given[key], `${place}.${key}`);
      else if (Object.hasOwn(fields, key)) throw new SchemaError(`${place}.${key}`, 'is missing');
    }
    return read as Read<Fields> & Partial<Read<Optional>>;
  };
}

/** Any keys that the key reader takes, each with a value of one kind. */
export function dictionary<Key extends string, Value>(
  key: Reader<Key>,
  item: Reader<Value>,
): Reader<Readonly<Partial<Record<Key, Value>>>> {
  return (value, place) => {
    const given = Object.entries(object(value, place));
    return Object.fromEntries(given.map(([name, one]) => [key(name, place), item(one, `${place}.${name}`)])) as Partial<
      Record<Key, Value>
    >;
  };
}

/** The id of a listed thing, so that a place reads `cards[bow-07].features` rather than `cards[6].features`. */
function nameOf(value: unknown): string | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' ? id : undefined;
}

function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 60 ? `${json.slice(0, 57)}...` : json;
}
