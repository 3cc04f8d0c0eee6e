import { reportsIn } from '@riband/server';
import { defineCommand, section } from '../command.ts';
import { DATABASE_OPTIONS, explain, placesOf } from '../server-places.ts';

type Reported = Awaited<ReturnType<typeof reportsIn>>[number];

export const command = defineCommand({
  name: 'reports',
  summary: 'What players have said that others think should be looked at, the last first; also while servers run.',
  options: DATABASE_OPTIONS,
  examples: [['reports', 'with the ids of the tables, for "riband table"']],
  async run(values) {
    const found = await reportsIn(placesOf(values)).catch(explain);
    console.log(found.length === 0 ? 'Nobody has reported anything.' : found.map(textOf).join('\n\n'));
  },
});

function textOf({ table, line, at, text, speaker, reporter }: Reported): string {
  return section(`Table ${table}, line ${line}`, [
    ['said by', nameOf(speaker)],
    ['words', text === '' ? '(deleted)' : text],
    ['reported by', `${nameOf(reporter)}, ${new Date(at).toISOString()}`],
  ]);
}

/** Of who wanted to be forgotten there is no name. */
const nameOf = (name: string): string => (name === '' ? '—' : name);
