import { inWorkshop, type TableReport } from '@riband/server';
import { defineCommand, section } from '../command.ts';
import { DATABASE_OPTIONS, explain, placesOf } from '../server-places.ts';

export const command = defineCommand({
  name: 'aside',
  summary:
    'Tables that are set aside, because their rules failed or by who runs the server, the longest first; also while servers run.',
  options: DATABASE_OPTIONS,
  examples: [['aside', 'with the ids of the tables, for "riband table", which repairs them']],
  async run(values) {
    const found = await inWorkshop(placesOf(values), (workshop) => workshop.aside()).catch(explain);
    console.log(found.length === 0 ? 'No table is set aside.' : found.map(textOf).join('\n\n'));
  },
});

function textOf({ table, problem, known }: TableReport): string {
  const last = known?.repairs.findLast(({ repair }) => repair === 'failed' || repair === 'setAside');
  const people = known?.seats.join(', ') ?? '';
  return section(`Table ${table}`, [
    ['game', known === null ? '?' : `${known.game}, ${known.phase}, turn ${known.turn}`],
    ['seats', people],
    ...(last === undefined ? [] : [['since', new Date(last.at).toISOString()] as const]),
    last?.repair === 'failed' ? ['its rules failed', problem ?? '?'] : ['notice', last?.notice ?? ''],
  ]);
}
