import { dictionary, list, oneOf, type Reader, record, SchemaError, text, whole } from '@riband/kernel/schema';
import { ACTIONS, COLUMNS, REGIONS } from './types.ts';

/** Where a fact about a piece comes from: players ask, and whoever owns the box may know better. */
const PROVENANCES = ['rulebook', 'seen', 'inferred', 'history', 'designed', '2017 edition'] as const;
const provenance = oneOf(PROVENANCES);

/** Names in the notation: no spaces, no semicolons. */
const id: Reader<string> = (value, place) => {
  const found = text(value, place);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(found))
    throw new SchemaError(place, `expected small letters, digits and single hyphens, found ${JSON.stringify(found)}`);
  return found;
};

function multipleOf(unit: number, min: number, max: number): Reader<number> {
  const number = whole(min, max);
  return (value, place) => {
    const found = number(value, place);
    if (found % unit !== 0) throw new SchemaError(place, `expected a multiple of ${unit}, found ${found}`);
    return found;
  };
}

const pounds = multipleOf(10, 0, 990);
const year = whole(1800, 1999);
const speed = whole(1, 60);
const tonnage = multipleOf(1000, 1000, 99_000);
/** C-SETUP-2. */
const stack = whole(0, 9);

/** The provenance of a tile, fact by fact; also of facts that are not printed, since their lack is known or decided too. */
const fact = oneOf(['port', 'stack', 'year', 'flag', 'price', 'income', 'speed', 'tonnage', 'token']);
const facts = dictionary(fact, provenance);
type Facts = ReturnType<typeof facts>;

/** A tile whose every fact says where it comes from. */
function tile<Value extends { readonly provenance: Facts }>(reader: Reader<Value>): Reader<Value> {
  return (value, place) => {
    const found = reader(value, place);
    for (const key of Object.keys(found)) {
      if (key === 'id' || key === 'name' || key === 'provenance') continue;
      if (found.provenance[fact(key, place)] === undefined)
        throw new SchemaError(`${place}.provenance.${key}`, 'is missing');
    }
    return found;
  };
}

const named = { id, name: text, provenance: facts };
const neutral = tile(record({ ...named, port: id, year, speed }));
const clipper = tile(record({ ...named, port: id, year, income: pounds }));
const steamship = tile(
  record({ ...named, stack, year, flag: oneOf(COLUMNS), price: pounds, income: pounds }, { speed, tonnage }),
);
const headquarters = tile(record({ ...named, stack, price: pounds, token: oneOf(COLUMNS) }));

/** The shape of a component file; whether its parts fit together is another question. */
export const componentFile = record({
  game: oneOf(['crossing-oceans']),
  version: whole(1, 9999),
  ports: list(record({ id, name: text, region: oneOf(REGIONS), provenance })),
  rondel: list(record({ action: oneOf(ACTIONS), provenance }), 8),
  board: record({
    costs: list(pounds, 4),
    worth: list(whole(0, 99), 5),
    coalIcons: whole(0, 9),
    provenance: record({ costs: provenance, worth: provenance, coalIcons: provenance }),
  }),
  neutral,
  clippers: list(clipper, 4),
  steamships: list(steamship),
  headquarters: list(headquarters, 5),
});

/** Everything that is printed on the pieces, with where each fact comes from. */
export type Components = ReturnType<typeof componentFile>;
