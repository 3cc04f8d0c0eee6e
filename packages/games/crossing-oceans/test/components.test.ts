import { readdirSync } from 'node:fs';
import data from '@riband/crossing-oceans/newest.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { type Components, crossingOceans, crossingOceansWith, earlierGames, readComponents } from '../src/index.ts';
import { PORTS } from '../src/messages.ts';
import { REGIONS } from '../src/types.ts';

type Data = typeof data;

/** What is said about a file that was changed like this. */
function complaint(change: (file: Data) => void): string {
  const file = structuredClone(data);
  change(file);
  try {
    readComponents(file);
    return 'nothing';
  } catch (error) {
    return String(error);
  }
}

const ship = (file: Data, id: string): Data['steamships'][number] => file.steamships.find((one) => one.id === id)!;

describe('the components', () => {
  test('C-PIECE-1, C-PIECE-2, C-PIECE-3: a neutral ship, four clippers, 45 steamships and five headquarters', () => {
    const { neutral, clippers, steamships, headquarters } = readComponents(data);
    expect(neutral).toMatchObject({ name: 'Scotia', speed: 15 });
    expect(clippers.map((one) => [one.name, one.income])).toEqual([
      ['Ariel', 20],
      ['Leander', 20],
      ['Thermopylae', 20],
      ['Cutty Sark', 20],
    ]);
    expect(Math.max(...clippers.map((one) => one.year))).toBe(1869);
    expect(steamships).toHaveLength(45);
    expect(steamships.map((one) => one.year)).toEqual(Array.from({ length: 45 }, (_, index) => 1870 + index));
    expect(headquarters.map((one) => one.token)).toEqual(['blue', 'black', 'red', 'green', 'white']);
  });

  test('C-PIECE-1: numbers that the rulebook gives', () => {
    const { steamships } = readComponents(data);
    const find = (id: string): unknown => steamships.find((one) => one.id === id);
    expect(find('arizona')).toMatchObject({ year: 1879, price: 90, income: 50, speed: 15, tonnage: 5000 });
    expect(find('campania')).toMatchObject({ year: 1892, income: 70, speed: 21, tonnage: 13_000 });
    expect([find('pommerania'), find('belgenland')]).toMatchObject([{ price: 60 }, { price: 60 }]);
    expect(find('adriatic')).not.toHaveProperty('tonnage');
    expect(find('devonia')).not.toHaveProperty('speed');
  });

  test('C-PIECE-4, C-PIECE-5, C-PIECE-6: the player board', () => {
    expect(readComponents(data).board).toMatchObject({
      costs: [0, 30, 60, 90],
      worth: [3, 5, 7, 9, 11],
      coalIcons: 2,
    });
  });

  test('C-MAP-1: five regions of 2 to 4 ports, each with a name in every language', () => {
    const { ports } = readComponents(data);
    expect(REGIONS.map((region) => ports.filter((one) => one.region === region).length)).toEqual([4, 3, 3, 2, 3]);
    expect(ports.map((one) => one.id)).toEqual([...PORTS]);
  });

  test('C-PIECE-2: the rulebook gives income and missing tonnage for the CUTTY SARK alone', () => {
    const fromRulebook = readComponents(data).clippers.map(({ id, provenance }) => [
      id,
      ...(['price', 'income', 'speed', 'tonnage'] as const).filter((fact) => provenance[fact] === 'rulebook'),
    ]);
    expect(fromRulebook).toEqual([['ariel'], ['leander'], ['thermopylae'], ['cutty-sark', 'income', 'tonnage']]);
  });

  test('every fact says where it comes from', () => {
    for (const one of readComponents(data).steamships) {
      const { id, name, provenance, ...facts } = one;
      expect(Object.keys(provenance), `${id}, ${name}`).toEqual(expect.arrayContaining(Object.keys(facts)));
    }
    expect(complaint((file) => Reflect.deleteProperty(ship(file, 'arizona').provenance, 'price'))).toBe(
      'SchemaError: components.steamships[arizona].provenance.price: is missing',
    );
    expect(complaint((file) => Object.assign(ship(file, 'arizona').provenance, { price: 'hearsay' }))).toContain(
      'components.steamships[arizona].provenance.price: expected one of rulebook, seen',
    );
  });
});

describe('a wrong file is refused with place and reason', () => {
  test.each<[string, (file: Data) => void]>([
    [
      'components.steamships[arizona].price: expected a multiple of 10, found 95',
      (file) => (ship(file, 'arizona').price = 95),
    ],
    ['components.steamships[arizona].year: expected a whole number', (file) => (ship(file, 'arizona').year = 18.79)],
    ['components.steamships[arizona].flag: expected one of blue', (file) => (ship(file, 'arizona').flag = 'pink')],
    [
      'components.steamships[arizona].masts: there is no such field',
      (file) => Object.assign(ship(file, 'arizona'), { masts: 4 }),
    ],
    ['components.tiles[scotia].id: is there twice', (file) => (ship(file, 'arizona').id = 'scotia')],
    [
      'components.steamships[A; b].id: expected small letters',
      (file) => Object.assign(file.steamships[0]!, { id: 'A; b' }),
    ],
    ['components.ports: tasmanian-sea has 1 ports, not 2 to 4', (file) => file.ports.splice(11, 1)],
    ['components.ports[montreal].id: is there twice', (file) => (file.ports[2]!.id = 'montreal')],
    ['components.clippers[ariel].port: there is no port "atlantis"', (file) => (file.clippers[0]!.port = 'atlantis')],
    [
      'components.clippers[leander].port: south-atlantic has a starting ship',
      (file) => (file.clippers[1]!.port = 'cape-town'),
    ],
    [
      'components.neutral.port: the neutral ship starts in the North Atlantic',
      (file) => (file.neutral.port = 'sydney'),
    ],
    ['components.clippers: two of them have the same year', (file) => (file.clippers[0]!.year = 1869)],
    ['components.rondel: "coal" is there 2 times, not 1', (file) => (file.rondel[1]!.action = 'coal')],
    [
      'components.rondel: the two "ships" are not opposite',
      (file) => file.rondel.splice(1, 2, file.rondel[2]!, file.rondel[1]!),
    ],
    ['components.rondel: expected 8 items, found 7', (file) => file.rondel.pop()],
    ['components.game: expected one of crossing-oceans', (file) => (file.game = 'shipyard')],
    ['components.headquarters: expected 5 items, found 4', (file) => file.headquarters.pop()],
  ])('%s', (expected, change) => {
    expect(complaint(change)).toContain(expected);
  });

  test('C-SHIPS-5: stacks 1 to 9 without the first six tiles are a multiple of 3', () => {
    expect(complaint((file) => file.steamships.pop())).toContain('components.steamships: stacks 1 to 9 have 44 tiles');
    expect(complaint((file) => file.steamships.splice(-2))).toContain('stacks 1 to 9 have 43 tiles');
    expect(complaint((file) => file.steamships.splice(-3))).toBe('nothing');
  });

  test('C-SHIPS-5: the last stack is the five headquarters', () => {
    expect(complaint((file) => (ship(file, 'titanic').stack = 9))).toContain('components.steamships[titanic].stack');
    expect(complaint((file) => (file.headquarters[2]!.stack = 8))).toContain(
      'components.headquarters[white-star].stack',
    );
  });

  test('C-SETUP-3: stack 0 is five steamships of five flags', () => {
    expect(complaint((file) => (ship(file, 'arizona').stack = 0))).toContain('stack 0 must be five steamships');
    expect(complaint((file) => (ship(file, 'adriatic').flag = 'blue'))).toContain('stack 0 must be five steamships');
  });
});

test('a brought file can be played with, and is named in the record', () => {
  const file = structuredClone(data);
  file.ports[0]!.id = 'halifax';
  file.neutral.port = 'halifax';
  file.ports[0]!.name = 'Halifax';
  const game = crossingOceansWith(readComponents(file), 'mine');
  expect([game.components, crossingOceans.components]).toEqual(['mine', 'components-2']);
  const state = game.setup(2, {});
  expect(game.targets(game.view(state, 0))).toContain('port:halifax');
});

/** Everything that was released, the newest first. */
const RELEASED = [data, ...earlierGames().map(({ file }) => file)].map(readComponents);

type Steamship = Components['steamships'][number];

/** The three ships of the first year group that have no tonnage keep a price of their own: hardly anybody buys them. */
const isApart = ({ stack, tonnage }: Steamship): boolean => stack === 0 && tonnage === undefined;

/** docs/rules/components.md. */
function priceByFormula({ income, tonnage, speed = 0 }: Steamship): number {
  const forIncome = (income / 10) * (tonnage === undefined ? 14 : 12);
  return 10 * Math.round((forIncome + (2 * (tonnage ?? 0)) / 1000 + speed) / 10);
}

describe('what was released', () => {
  test.each(earlierGames())(
    'since version $file.version only designed prices of steamships were changed',
    ({ file }) => {
      const withoutDesigned = ({ version: _, steamships, ...rest }: Components) => ({
        ...rest,
        steamships: steamships.map(({ price, ...ship }) =>
          ship.provenance['price'] === 'designed' ? ship : { ...ship, price },
        ),
      });
      const [newest, earlier] = [data, file].map(readComponents) as [Components, Components];
      expect(withoutDesigned(newest)).toEqual(withoutDesigned(earlier));
      expect(newest.steamships).not.toEqual(earlier.steamships);
    },
  );

  test.each(RELEASED)('C-PIECE-1: version $version has the prices that the rulebook gives', ({ steamships }) => {
    const given = steamships.filter(({ provenance }) => provenance['price'] === 'rulebook');
    expect(given.map(({ id, price }) => [id, price])).toEqual([
      ['pommerania', 60],
      ['belgenland', 60],
      ['arizona', 90],
    ]);
  });

  test('every other price follows one formula, which comes to those of the rulebook too, but for three ships', () => {
    const { steamships } = readComponents(data);
    const ruled = steamships.filter((ship) => !isApart(ship));
    expect(ruled.map(({ id, price }) => [id, price])).toEqual(ruled.map((ship) => [ship.id, priceByFormula(ship)]));
    const apart = steamships.filter(isApart);
    expect(apart.map(({ id, price }) => [id, price])).toEqual([
      ['atlantic', 50],
      ['adriatic', 50],
      ['germanic', 50],
    ]);
  });

  test('every file goes by its version, and can still be played with', () => {
    const files = readdirSync(new URL('../data', import.meta.url));
    const played = [crossingOceans, ...earlierGames().map(({ game }) => game)];
    expect(played.map(({ components }) => `${components}.json`).sort()).toEqual(files.sort());
    expect(RELEASED.map(({ version }) => `components-${version}`)).toEqual(played.map(({ components }) => components));
  });
});
