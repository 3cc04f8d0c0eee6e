import { readdirSync } from 'node:fs';
import { begin, seeded } from '@riband/kernel';
import file from '@riband/shipyard/newest.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { COMPONENTS, earlierComponents, readComponents, shipyardFirst, shipyardSecond } from '../src/index.ts';
import { newGame, own, playUntil, second, tablesOf } from './table.ts';

type Json = { [key: string]: Json } & Json[] & string & number & boolean;

/** The file with something changed in it. */
function changed(change: (json: Json) => void): unknown {
  const copy = structuredClone(file) as unknown as Json;
  change(copy);
  return copy;
}

const problem = (change: (json: Json) => void): string => {
  try {
    readComponents(changed(change), 'changed');
  } catch (error) {
    return (error as Error).message;
  }
  return 'read';
};

const set = (value: unknown): Json => value as Json;

describe('component files', () => {
  test('S-PIECE-1: 104 ship cards: 26 bows, 30 and 22 middles, 26 sterns', () => {
    const { stacks } = tablesOf(second);
    const sizes = stacks.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0));
    expect(sizes).toEqual([26, 30, 22, 26, 14, 24]);
  });

  test('S-PIECE-1: cards with the same face are the same piece', () => {
    const { names, total, cards } = tablesOf(second);
    expect(total[names.indexOf('bow:cabin')]).toBe(6);
    expect(total[names.indexOf('middle:cabin+mast')]).toBe(6);
    expect(new Set(names).size).toBe(names.length);
    expect(cards[names.indexOf('stern:cabin+drive')]?.features).toEqual([1, 0, 0, 0, 1, 0, 0, 0]);
  });

  test('S-PIECE-2: the drive is a propeller in the first edition and a stoker in the second', () => {
    const label = (game: typeof second): string => {
      const state = newGame(game, 2);
      state.pending = [{ kind: 'ring', seat: 0, ring: 1 }];
      state.rings[1] = 1;
      const move = game.moves(state, 0)[0]!;
      return JSON.stringify(game.label(state, 0, move));
    };
    expect(label(shipyardFirst())).toContain('shipyard.piece.propeller');
    expect(label(shipyardSecond())).toContain('shipyard.piece.stoker');
  });

  test('S-PIECE-4: a yard is one row of 9 spaces', () => {
    expect(own(newGame(second, 2)).yard).toHaveLength(9);
  });

  test.each<[string, (json: Json) => void, string]>([
    ['a missing field', (json) => delete json['rings']!['crew'], 'components.rings.crew: is missing'],
    [
      'an unknown feature',
      (json) => (json['shipCards']!['cards']![6]!['features'] = set(['mats'])),
      'components.shipCards.cards[bow-07].features[0]: expected one of cabin, mast, cannon, crane, drive, lifebuoy, lifeboat, lantern, found "mats"',
    ],
    [
      'an id twice',
      (json) => (json['shipCards']!['cards']![1]!['id'] = set('bow-01')),
      'components.shipCards.cards: "bow-01" is there twice',
    ],
    [
      'a card too few',
      (json) => (json['shipCards']!['cards']! as unknown as unknown[]).pop(),
      'components.shipCards.cards: expected 104 cards, found 103',
    ],
    [
      'a middle without a stack',
      (json) => delete json['shipCards']!['cards']![26]!['stack'],
      'components.shipCards.cards[middle-I-01].stack: a middle needs stack I or II',
    ],
    [
      'a drive mount on a bow',
      (json) => (json['shipCards']!['cards']![0]!['features'] = set(['drive'])),
      'components.shipCards.cards[bow-01].features: only a stern has a drive mount',
    ],
    [
      'an unknown layout',
      (json) => (json['canals']!['tiles']![0]!['layout'] = set('Z')),
      'components.canals.tiles[canal-01].layout: there is no layout "Z"',
    ],
    [
      'a closed ring',
      (json) =>
        (json['canals']!['layouts']!['C'] = set([
          ...(json['canals']!['layouts']!['C']! as unknown as unknown[]),
          ['W', 'N'],
        ])),
      'components.canals.layouts.C: W and N close a ring',
    ],
    [
      'a side without a mouth',
      (json) =>
        (json['canals']!['layouts']!['X'] = set([
          ['N', 'ne'],
          ['ne', 'E'],
        ])),
      'components.canals.layouts.X: the mouth S leads nowhere',
    ],
    [
      'too many canals',
      (json) => {
        for (let n = 0; n < 2; n++)
          (json['canals']!['tiles']! as unknown as unknown[]).push({
            ...(json['canals']!['tiles']![0] as object),
            id: `more-${n}`,
          });
      },
      'components.canals.tiles: expected at most 25 tiles, found 26',
    ],
    [
      'a ring with a piece twice',
      (json) => (json['rings']!['crew']!['clockwise'] = set(['captain', 'captain', 'drive', 'soldier'])),
      'components.rings.crew.clockwise: "captain" is there twice',
    ],
    [
      'a starting tile of two goods',
      (json) => (json['commodityTiles']!['tiles']![10]!['goods'] = set(['coal', 'coal', 'grain'])),
      'components.commodityTiles.tiles[com-start-1].goods: a starting tile has three different commodities',
    ],
    [
      'an employee who is another',
      (json) => (json['employees']!['list']![0]!['piece'] = set('cannon')),
      'components.employees.list[engineer-sail]: its kind and piece are those of "engineer-cannon"',
    ],
    [
      'a beginner who is none',
      (json) => (json['employeeTrack']!['beginnerLayoutClockwise']![0] = set('rigger')),
      'components.employeeTrack.beginnerLayoutClockwise: rigger is neither an engineer nor a recruiter',
    ],
    [
      'a contract without its table',
      (json) => delete json['contracts']!['list']![10]!['table'],
      'components.contracts.list[elements].table: is missing',
    ],
    [
      'a set with a contract twice',
      (json) => (json['contractSets']!['sets']![0]![1] = set('soldiers')),
      'components.contractSets.sets: "soldiers" is there twice',
    ],
    ['a set with 3 blue', (json) => (json['contractSets']!['sets']![0]![2] = set('drives')), '"drives" is there twice'],
    [
      'turns that the wheel does not give',
      (json) => (json['timing']!['second']!['wheelSteps'] = set(11)),
      'components.timing.second.turnsEach.',
    ],
    [
      'an action tile twice',
      (json) => (json['actionTiles']!['first']![5] = set('hire')),
      'components.actionTiles.first: "hire" is there twice',
    ],
    [
      'a solo tile too many',
      (json) => (json['solo']!['tiles']![0]!['action'] = set('subsidy')),
      'components.solo.tiles: "build" is missing',
    ],
    [
      'a 0 without brackets',
      (json) => delete json['solo']!['tiles']![1]!['brackets'],
      'components.solo.tiles[canal].brackets: a 0 has a number in brackets, others have none',
    ],
  ])('%s is refused with the place and the reason', (_, change, message) => {
    expect(problem(change)).toContain(message);
  });

  test('anything that is no component file is refused', () => {
    expect(() => readComponents([], 'none')).toThrow('components: expected an object, found []');
  });

  test('a file that somebody brings can be played with', () => {
    const brought = readComponents(
      changed((json) => (json['rings']!['exchangePrices']!['clockwise']![0]!['coal'] = set(5))),
      'brought',
    );
    const game = shipyardSecond(brought);
    expect(game.components).toBe('brought');
    const state = begin(
      game,
      2,
      { beginnerLayout: true, contracts: 2, contractSets: false, start: 'random' },
      seeded(1),
    );
    expect(playUntil(game, state, () => false).phase).toBe('over');
  });
});

test.each(earlierComponents())(
  'since $name only tables of contracts were changed, and only what was designed',
  (earlier) => {
    const withoutDesigned = ({ version: _, contracts, ...rest }: typeof COMPONENTS.file) => ({
      ...rest,
      contracts: {
        ...contracts,
        list: contracts.list.map(({ table, ...one }) =>
          one.provenance.includes('designed') ? one : { ...one, table },
        ),
      },
    });
    expect(withoutDesigned(COMPONENTS.file)).toEqual(withoutDesigned(earlier.file));
    expect(COMPONENTS.file.contracts).not.toEqual(earlier.file.contracts);
  },
);

test.each([COMPONENTS, ...earlierComponents()])(
  '$name has what the rulebooks say of tables',
  ({ file: { contracts } }) => {
    const tableOf = (id: string) => contracts.list.find((one) => one.id === id)?.table;
    expect(tableOf('lifebuoys')).toHaveProperty('6', 12);
    expect(tableOf('length5')).toHaveProperty('3', 15);
    expect(tableOf('length6')).toHaveProperty('2', 10);
    const sizes = tableOf('sizes') as Record<string, number>;
    expect(['3', '5', '6'].reduce((sum, length) => sum + sizes[length]!, 0)).toBe(13);
  },
);

test('every file of components was released under its version, and can still be played with', () => {
  const files = readdirSync(new URL('../data', import.meta.url)).filter((name) => /^components-\d+\.json$/.test(name));
  const played = [COMPONENTS, ...earlierComponents()];
  expect(played.map(({ name }) => name.replace('shipyard-', 'components-').concat('.json')).sort()).toEqual(
    files.sort(),
  );
  expect(new Set(played.map((components) => components.file.version)).size).toBe(files.length);
});
