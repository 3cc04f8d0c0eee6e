import { expect, test } from 'vitest';
import { openStorage } from './open.ts';
import { requireKnown } from './places.ts';

test.each(['mysql://x', 'sqlite://tables.db', 'https://db.example/riband', 'file:///tables.db', 'MySQL://x'])(
  'there is no database of ours at %s, and no file is made for it',
  async (database) => {
    await expect(openStorage(database)).rejects.toThrow('name a PostgreSQL (postgres://user@host/name)');
  },
);

test.each(['postgres://db/riband', 'postgresql://db/riband', '/var/lib/riband/tables.db', 'C:\\riband\\tables.db'])(
  'tables can be kept at %s',
  (database) => {
    expect(() => requireKnown(database)).not.toThrow();
  },
);
