import { restore } from '@riband/server';
import { defineCommand } from '../command.ts';
import { DATABASE_OPTIONS, placesOf, reported } from '../server-places.ts';

export const command = defineCommand({
  name: 'restore',
  summary: 'Put a backup, checked, into a database that is empty or not there yet.',
  argument: 'FILE',
  options: DATABASE_OPTIONS,
  examples: [
    ['restore tables-2026-11-16.db --data /var/lib/riband', 'into a new folder'],
    ['restore tables.db --database postgres://riband@db/riband', 'from SQLite to PostgreSQL'],
  ],
  notes: 'The key of the seeds has to be the one that the games were begun with: see "riband backup --help".',
  run: (values, file) => reported('Restored', restore(file, placesOf(values).database)),
});
