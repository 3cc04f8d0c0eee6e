import { backUp } from '@riband/server';
import { defineCommand } from '../command.ts';
import { DATABASE_OPTIONS, placesOf, reported } from '../server-places.ts';

export const command = defineCommand({
  name: 'backup',
  summary: 'Copy everything that a server keeps into a new file, also while it runs, and check the copy.',
  argument: 'FILE',
  options: DATABASE_OPTIONS,
  examples: [
    ['backup tables-2026-11-16.db', 'what "riband serve" keeps here'],
    ['backup copy.db --database postgres://riband@db/riband', 'of a PostgreSQL, into a file all the same'],
  ],
  notes:
    'The key of the seeds (seeds.key, or RIBAND_KEY) is not in it: keep a copy of that apart, or games that run now cannot go on.',
  run: (values, file) => reported(`The copy is in ${file}`, backUp(placesOf(values).database, file)),
});
