import { describe, expect, test } from 'vitest';
import { BrokenRecord, checkedTip, firstTip, type Row, sealed } from './chain.ts';

describe('the chain', () => {
  const rows = sealed(
    firstTip('t'),
    ['a', 'b', 'c'].map((text, index) => ({ text, at: 1_800_000_000_000, command: index === 0 ? 'c1' : null })),
  );

  test.each(Object.keys(rows[0]!) as (keyof Row)[])('a changed %s is found', (field) => {
    for (const index of rows.keys()) {
      const row = rows[index]!;
      const value = row[field];
      const changed = { ...row, [field]: typeof value === 'number' ? value + 1 : `${value}x` };
      expect(() => checkedTip('t', firstTip('t'), rows.with(index, changed))).toThrow(BrokenRecord);
    }
  });

  test('so is a missing row, and a row of another table', () => {
    expect(() => checkedTip('t', firstTip('t'), rows.toSpliced(1, 1))).toThrow(BrokenRecord);
    expect(() => checkedTip('u', firstTip('u'), rows)).toThrow(BrokenRecord);
  });
});
