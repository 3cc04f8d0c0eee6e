import { expect, test } from 'vitest';
import type { UnusableMessage } from './messages.ts';
import { type Migration, migrate } from './migrate.ts';

const said = (why: 'newer' | 'noSave'): UnusableMessage => ({ key: `table.unusable.${why}`, params: {} });

// Planted: there is one format so far. The first step renames a key, the second adds one.
const planted: readonly Migration[] = [
  ({ name, ...rest }) => ({ ...rest, title: name }),
  (save) => ({ ...save, seats: 2 }),
];

test.each([[{ format: 1, name: 'x' }], [{ format: 2, title: 'x' }], [{ format: 3, title: 'x', seats: 2 }]])(
  '%o becomes a save of today, whatever its age',
  (save) => {
    expect(migrate(save, planted)).toEqual({ format: 3, title: 'x', seats: 2 });
  },
);

test('a save of today stays as it is', () => {
  expect(migrate({ format: 1, name: 'x' })).toEqual({ format: 1, name: 'x' });
});

test.each([[undefined], [null], ['riband'], [[]], [{}], [{ format: '1' }], [{ format: 0 }], [{ format: 1.5 }]])(
  '%o is no save',
  (save) => {
    expect(() => migrate(save)).toThrow('is this a saved table?');
    expect(() => migrate(save)).toThrow(expect.objectContaining({ plainly: said('noSave') }));
  },
);

test('a save from the future is refused with what to do', () => {
  expect(() => migrate({ format: 2 })).toThrow('update the program');
  expect(() => migrate({ format: 2 })).toThrow(expect.objectContaining({ plainly: said('newer') }));
});
