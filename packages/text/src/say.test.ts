import type { Message, Params } from '@riband/kernel';
import { describe, expect, test } from 'vitest';
import { SAMPLES } from '../test/samples/index.ts';
import { LANGUAGES, type Language } from './language.ts';
import { say, typeset } from './say.ts';

const NAMES = ['Anna', 'Boris'];
/** Numbers that take different forms in one language or another. */
const NUMBERS = [0, 1, 2, 5, 11, 21, 1234];

/** The sample as it is, and with each of the numbers in place of its own. */
function variants(params: Params): readonly Params[] {
  const numbered = Object.entries(params).filter(([, param]) => typeof param === 'number');
  if (numbered.length === 0) return [params];
  return [params, ...NUMBERS.map((n) => ({ ...params, ...Object.fromEntries(numbered.map(([name]) => [name, n])) }))];
}

function render(language: Language, key: string, params: Params): string {
  return say(language, { key, params }, NAMES);
}

describe.each(LANGUAGES)('%s', (language) => {
  test.each(Object.entries(SAMPLES))('%s', (key, sample) => {
    for (const params of variants(sample)) {
      const text = render(language, key, params);
      expect(text).toMatch(/\S/);
      expect(text).not.toMatch(/undefined|null|NaN|\[object|=>|\$\{|^\s|\s$|\s{2}|\s…/);
    }
  });

  test('says every parameter it is given', () => {
    for (const [key, sample] of Object.entries(SAMPLES)) {
      for (const [name, param] of Object.entries(sample as Params)) {
        const other = typeof param === 'number' ? param + 1 : typeof param === 'string' ? `${param}!` : undefined;
        if (other === undefined) continue;
        const changed = render(language, key, { ...sample, [name]: other });
        expect(changed, `${key} keeps quiet about ${name}`).not.toBe(render(language, key, sample));
      }
    }
  });
});

test('Russian is written in Cyrillic, but for sums of money, which have no letters', () => {
  for (const [key, params] of Object.entries(SAMPLES)) {
    const text = render('ru', key, params);
    if (/\p{Letter}/u.test(text)) expect(text).toMatch(/\p{Script=Cyrillic}/u);
  }
});

test.each([
  [1, 'Anna ставит 1\u00a0монету.', 'Не хватает 1\u00a0монеты.'],
  [2, 'Anna ставит 2\u00a0монеты.', 'Не хватает 2\u00a0монет.'],
  [5, 'Anna ставит 5\u00a0монет.', 'Не хватает 5\u00a0монет.'],
  [11, 'Anna ставит 11\u00a0монет.', 'Не хватает 11\u00a0монет.'],
  [21, 'Anna ставит 21\u00a0монету.', 'Не хватает 21\u00a0монеты.'],
])('Russian counts %i coins in the accusative and the genitive', (coins, bid, missing) => {
  expect(render('ru', 'example.log.bid', { player: { seat: 0 }, coins })).toBe(bid);
  expect(render('ru', 'example.why.coins', { missing: coins })).toBe(missing);
});

test('French elides and counts nothing in the singular', () => {
  const cargo = { noun: 'example.cargo.steel' };
  expect(render('fr', 'example.log.took', { player: { seat: 1 }, cargo, paid: 0 })).toBe(
    'Boris prend de l’acier gratuitement.',
  );
  expect(render('fr', 'example.why.notInHand', { cargo })).toBe('Vous n’avez pas d’acier en main.');
  expect(render('fr', 'example.score.coins', { coins: 0 })).toBe('Pour 0\u00a0pièce');
});

test('French sets the space before a colon so that it does not break', () => {
  expect(render('fr', 'example.log.revealed', { bids: '1, 0', first: { seat: 1 } })).toBe(
    'On dévoile les mises\u00a0: 1, 0. Boris joue en premier.',
  );
});

test.each([
  ['en', /lap/, /regular turns end/],
  ['fr', /tour de piste/, /fin des tours ordinaires/],
  ['ru', /круг/, /кончаются обычные ходы/],
] as const)('S-LAP-5, S-LAP-6: %s says both moments at which contracts are discarded', (language, lap, end) => {
  const text = render(language, 'shipyard.why.contractsLater', {});
  expect(text).toMatch(lap);
  expect(text).toMatch(end);
});

test('a text that is no message is set by the language too', () => {
  expect(typeset('fr', 'Prix : « 60 £ » ?')).toBe('Prix\u00a0: «\u00a060\u00a0£\u00a0»\u202f?');
  expect(typeset('ru', 'Доход — 60 £')).toBe('Доход\u00a0— 60\u00a0£');
  expect(typeset('en', 'Price : 60 £')).toBe('Price : 60 £');
});

test('a list says how many there are of each', () => {
  const cargoes = ['coal', 'steel', 'coal'].map((cargo) => ({ noun: `example.cargo.${cargo}` }));
  const params = { player: { seat: 0 }, cargoes, points: 2, earned: 3 };
  expect(render('en', 'example.log.sailed', params)).toBe('Anna sails with 2 × coal and steel: 2 points and 3 coins.');
  expect(render('ru', 'example.log.sailed', params)).toBe(
    'Anna отправляет корабль в рейс (2\u00a0×\u00a0уголь и сталь): 2\u00a0очка и 3\u00a0монеты.',
  );
});

test('a seat without a name goes by its number', () => {
  const message: Message = { key: 'example.log.bidHidden', params: { player: { seat: 2 } } };
  expect(say('en', message, NAMES)).toBe('3 bids in secret.');
});

test('an unknown message or noun is an error that names it', () => {
  expect(() => render('fr', 'example.log.sank', {})).toThrow('fr has no sentence for the message "example.log.sank"');
  expect(() => render('ru', 'toString', {})).toThrow('ru has no sentence for the message "toString"');
  expect(() => render('en', 'example.log.filled', { cargo: { noun: 'example.cargo.gold' } })).toThrow(
    'en has no forms for the noun "example.cargo.gold"',
  );
});

test('the way of a ship is told in words, and no two ways by the same', () => {
  const nouns = (sides: string) => [...sides].map((side) => ({ noun: `shipyard.side.${side}` }));
  const sail = (language: Language, exits: string, stop: string): string =>
    render(language, 'shipyard.label.sail', {
      exits: nouns(exits),
      stop: { noun: `shipyard.space.${stop}` },
      points: 5,
    });
  expect(sail('en', 'EES', 'W')).toBe('Sail 2 canals east, 1 south, to the west mouth: 5 points');
  expect(sail('fr', 'EES', 'W')).toBe(
    'Naviguer 2\u00a0canaux à l’est, 1 au sud, jusqu’à l’entrée ouest\u00a0: 5\u00a0points',
  );
  expect(sail('ru', 'EES', 'W')).toBe('Плыть 2\u00a0канала на восток, 1 на юг, до западного входа: 5\u00a0очков');
  const ways = ['', 'E', 'EE', 'ES', 'SE', 'EES', 'ESE', 'SEE'].flatMap((exits) =>
    ['N', 'ne'].map((stop) => [exits, stop]),
  );
  for (const language of LANGUAGES)
    expect(new Set(ways.map(([exits = '', stop = '']) => sail(language, exits, stop)))).toHaveLength(ways.length);
});

test('a place for a canal is told by its bearings from where the first one lay', () => {
  const lay = (language: Language, x: number, y: number) => render(language, 'shipyard.label.lay', { x, y });
  expect([lay('en', 0, 0), lay('en', 2, -1)]).toEqual([
    'Lay the canal at the starting place',
    'Lay the canal 1 north, 2 east of the starting place',
  ]);
  expect(lay('fr', -1, 0)).toBe('Poser le canal à 1 à l’ouest du point de départ');
  expect(lay('ru', 0, 2)).toBe('Положить канал: 2 на юг от исходного места');
});

test('what something is called is parted from what it is as each language does', () => {
  const named = (language: Language) =>
    say(language, { key: 'online.named', params: { name: 'Horloge', what: 'aucune' } }, []);
  expect(LANGUAGES.map(named)).toEqual(['Horloge: aucune', 'Horloge\u00a0: aucune', 'Horloge: aucune']);
});
