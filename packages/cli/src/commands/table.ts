import { inWorkshop, type TableReport } from '@riband/server';
import { wholeNumber } from '../arguments.ts';
import { defineCommand, section, type Values } from '../command.ts';
import { refuse } from '../fail.ts';
import { DATABASE_OPTIONS, explain, placesOf } from '../server-places.ts';

const OPTIONS = {
  verify: { type: 'boolean', help: 'Check every row, every move and every draw of it.' },
  'set-aside': { type: 'boolean', help: 'Nobody can play on, and clocks stand still, until it is brought back.' },
  'bring-back': { type: 'boolean', help: 'It goes on.' },
  end: { type: 'boolean', help: 'It is over without a result, and its seed is told. There is no way back.' },
  replace: { type: 'string', hint: 'SEAT', help: 'A bot plays on at that seat, until its player takes it back.' },
  notice: { type: 'string', hint: 'TEXT', help: 'What those at the table are told about it.' },
  ...DATABASE_OPTIONS,
} as const;

const ACTIONS = ['verify', 'set-aside', 'bring-back', 'end', 'replace'] as const;
type Action = (typeof ACTIONS)[number];

export const command = defineCommand({
  name: 'table',
  summary:
    'Look at a table of a server, and repair it, also while servers run. Those at the table are told of every repair.',
  argument: 'TABLE',
  options: OPTIONS,
  examples: [
    ['table 3f9ac2…', 'what is known of it: its id stands in its address and in the log of the server'],
    ['table 3f9ac2… --set-aside --notice "We are looking into it."', 'so that nobody makes it worse'],
    ['table 3f9ac2… --replace 2 --notice "Ben has asked for it."', 'a bot takes the second seat'],
  ],
  notes:
    'Repairs are added to the record like moves; nothing is ever taken out of it. --end needs the key of the seeds.',
  async run(values, table) {
    const asked = ACTIONS.filter((name) => values[name] !== undefined && values[name] !== false);
    if (asked.length > 1) refuse(`One thing at a time: ${asked.map((name) => `--${name}`).join(' or ')}.`);
    const said = await (asked[0] === undefined ? look(values, table) : act(asked[0], values, table)).catch(explain);
    console.log(said);
  },
});

async function look(values: Values<typeof OPTIONS>, table: string): Promise<string> {
  return inWorkshop(placesOf(values), async (workshop) => textOf(await workshop.look(table)));
}

async function act(action: Action, values: Values<typeof OPTIONS>, table: string): Promise<string> {
  const notice = action === 'verify' || action === 'bring-back' ? (values.notice ?? '') : noticeIn(values);
  return inWorkshop(placesOf(values), async (workshop) => {
    switch (action) {
      case 'verify': {
        const problems = await workshop.verify(table);
        if (problems.length > 0) refuse(problems.join('\n'));
        return 'Every row, every move and every draw is as it should be.';
      }
      case 'set-aside':
        await workshop.setAside(table, notice);
        return 'It is set aside. "--bring-back" lets it go on.';
      case 'bring-back':
        await workshop.bringBack(table, notice);
        return 'It goes on.';
      case 'end':
        await workshop.end(table, notice);
        return 'It is ended, and its seed is told.';
      case 'replace': {
        const seat = wholeNumber('replace', values.replace ?? '', { min: 1, max: 16 });
        await workshop.replace(table, seat - 1, notice);
        return `A bot plays at seat ${seat}.`;
      }
    }
  });
}

/** Nobody should have to guess why something was done to their game. */
function noticeIn({ notice }: Values<typeof OPTIONS>): string {
  const text = notice?.trim() ?? '';
  if (text === '' || text.length > 280)
    refuse('Say why with --notice TEXT (at most 280 letters): the players read it.');
  return text;
}

function textOf({ table, rows, head, brokenAt, isAside, problem, known }: TableReport): string {
  const record = `${rows} rows, the last one with the hash ${head}`;
  const lines: (readonly [string, string])[] = [['record', record]];
  if (brokenAt !== null) lines.push(['broken', `row ${brokenAt} is not what was written`]);
  if (problem !== null) lines.push(['last error', problem]);
  if (known === null) return section(`Table ${table}`, lines);
  const { game, phase, seats, entries, turn, waits, since, clock, left, repairs } = known;
  lines.unshift(['game', `${game}, ${phase}${isAside ? ', set aside' : ''}`]);
  lines.push(...seats.map((holder, seat) => [`seat ${seat + 1}`, holder] as const));
  lines.push(['played', `${entries} entries, turn ${turn}`]);
  if (waits.length > 0) lines.push(['waits for', `${waits.map((seat) => seat + 1).join(', ')} since ${when(since)}`]);
  if (clock !== null)
    lines.push([
      'clock',
      `${JSON.stringify(clock)}, left ${left.map((ms) => `${Math.round(ms / 1000)} s`).join(', ')}`,
    ]);
  lines.push(
    ...repairs.map(({ repair, at, notice }) => ['repair', `${when(at)} ${repair} ${notice}`.trimEnd()] as const),
  );
  return section(`Table ${table}`, lines);
}

const when = (at: number): string => new Date(at).toISOString();
