import { describe, expect, test } from 'vitest';
import { completedShips, completesShip, isLegalYard, kindAt, shipAt, spaceCode, YARD } from '../src/yard.ts';

const codeOf = (yard: string): number =>
  [...yard].reduce((code, letter, space) => code | spaceCode('.BMS'.indexOf(letter), space), 0);

describe('yards', () => {
  test('S-BUILD-3: a ship is a bow, 1 to 7 middles and a stern on adjacent spaces', () => {
    expect(shipAt(codeOf('BMS......'), 0)).toBe(3);
    expect(shipAt(codeOf('BMMMMMMMS'), 0)).toBe(9);
    expect(shipAt(codeOf('BS.......'), 0)).toBe(0);
    expect(shipAt(codeOf('BM.S.....'), 0)).toBe(0);
    expect(completedShips(codeOf('BMSBMMSBM'))).toEqual([0, 3]);
  });

  test.each(['M........', '.S.......', '..BS.....', '.......B.', '........B', '........M'])(
    'S-BUILD-4, example 1: %s is illegal',
    (yard) => {
      expect(isLegalYard(codeOf(yard))).toBe(false);
    },
  );

  test('S-BUILD-4, example 1: the last empty space may be filled only if that completes a ship', () => {
    expect(isLegalYard(codeOf('BBBMMMMM.'))).toBe(true);
    expect(isLegalYard(codeOf('BMMBMMMBS'))).toBe(false);
    expect(isLegalYard(codeOf('BBBMMMMMS'))).toBe(true);
  });

  test.each(['BBM......', '..SMB....', 'B..M....S'])('S-BUILD-4, example 1: %s is legal', (yard) => {
    expect(isLegalYard(codeOf(yard))).toBe(true);
  });

  test('S-BUILD-4: on all 4^9 yards, legal is what further cards and departures can empty', () => {
    const canBeEmptied = emptiableYards();
    let different = 0;
    for (let code = 0; code < 4 ** YARD; code++) if (isLegalYard(code) !== canBeEmptied.has(code)) different += 1;
    expect(different).toBe(0);
    expect(canBeEmptied.size).toBeGreaterThan(10_000);
  });

  test('S-END-3: a card completes a ship only where all its cards are adjacent', () => {
    expect(completesShip(codeOf('B.S......'), 2, 1)).toBe(true);
    expect(completesShip(codeOf('.MS......'), 1, 0)).toBe(true);
    expect(completesShip(codeOf('BM.......'), 3, 2)).toBe(true);
    expect(completesShip(codeOf('BM.......'), 3, 3)).toBe(false);
    expect(completesShip(codeOf('BMS.M....'), 2, 3)).toBe(false);
  });
});

/** From the definition, backwards from the empty yard: a yard counts if taking a card to it, or a ship from it, leads to one that counts. */
function emptiableYards(): Set<number> {
  const found = new Set([0]);
  for (const yard of found) {
    for (let space = 0; space < YARD; space++) {
      // Before somebody put this card there.
      if (kindAt(yard, space) !== 0) found.add(yard & ~spaceCode(3, space));
      // Before a ship of some length left from here.
      for (let end = space + 2; end < YARD; end++) {
        let ship = spaceCode(1, space) | spaceCode(3, end);
        let mask = spaceCode(3, space) | spaceCode(3, end);
        for (let middle = space + 1; middle < end; middle++) {
          ship |= spaceCode(2, middle);
          mask |= spaceCode(3, middle);
        }
        if ((yard & mask) === 0) found.add(yard | ship);
      }
    }
  }
  return found;
}
