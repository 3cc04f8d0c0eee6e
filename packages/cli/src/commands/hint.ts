import { ADVISER, BOTS, searchingAtLength, searchingFor } from '@riband/bots';
import type { Seat } from '@riband/kernel';
import { type Table, TableError } from '@riband/table';
import { LANGUAGES, type Language, say, sayBecause } from '@riband/text';
import { botNamed, wholeNumber } from '../arguments.ts';
import { defineCommand, type Values } from '../command.ts';
import { refuse } from '../fail.ts';
import { type Adviser, advise, hintText } from '../hint.ts';
import { onInterrupt } from '../interrupt.ts';
import { botName, languageFrom, playerNames } from '../own-words.ts';
import { openSaved, readSavedFile } from '../saved.ts';

const MOST_ITERATIONS = 1_000_000_000;
const MOST_SECONDS = 3600;
/** About as long as captain thinks for a turn. */
const QUICK_SECONDS = 0.5;

const OPTIONS = {
  seat: { type: 'string', hint: 'N', help: 'For which seat, counted from 0 (standard: whoever has to decide).' },
  bot: { type: 'string', hint: 'NAME', help: `Who is asked: ${BOTS.map(({ name }) => name).join(', ')} (${ADVISER}).` },
  time: { type: 'string', hint: 'S', help: 'Search for so many seconds instead, such as 0.5 or 10.' },
  iterations: { type: 'string', hint: 'N', help: 'Search with so many iterations a turn instead.' },
  language: { type: 'string', hint: LANGUAGES.join('|'), help: 'Standard: that of your system.' },
  json: { type: 'boolean', help: 'Print one line of JSON.' },
} as const;

export const command = defineCommand({
  name: 'hint',
  summary: 'Advice for a saved game: the best few moves, what is expected of them, and why.',
  argument: 'FILE',
  options: OPTIONS,
  examples: [
    ['hint game.json', `what ${ADVISER} would do for whoever has to decide`],
    ['hint game.json --bot greedy --language fr', 'another adviser, in French'],
    ['hint game.txt --time 10 --json', 'ten seconds of search, for another program'],
  ],
  notes:
    'The adviser knows what that seat may know and nothing else. Ctrl-C ends the thinking with the best so far. Who searches longer\n' +
    'than captain, by time or iterations, judges positions as admiral does. The same file, bot and iterations give the same advice;\n' +
    'with --time it depends on the machine.',
  async run(values, file) {
    const language = languageFrom(values.language);
    const table = openedTable(file, readSavedFile(file), language);
    const seat = deciderAt(table, values.seat);
    const names = table.holders.map(({ name }) => name);
    const adviser = adviserFrom(values);
    let hurried = false;
    onInterrupt(() => (hurried = true));
    const motive = await advise(table, seat, { ...adviser, isHurried: () => hurried });
    const sentence = sayBecause(language, motive.because, names);
    const { header } = table;
    if (values.json)
      return console.log(JSON.stringify({ file, game: header.game, seat, bot: adviser.bot.name, ...motive, sentence }));
    const heading = {
      key: 'cli.hint.heading',
      params: { bot: botName(language, adviser.bot.name), name: names[seat] ?? '' },
    };
    console.log(`${say(language, heading, names)}\n${hintText(motive, language, names)}`);
  },
});

function openedTable(file: string, content: string, language: Language): Table {
  const holders = (seats: number) => playerNames(language, seats).map((name) => ({ kind: 'person', name }) as const);
  try {
    return openSaved(content, { table: 'hint', holders }, 'olderRules');
  } catch (error) {
    if (error instanceof TableError) refuse(`${file} is not right: ${error.problems.join('; ')}.`);
    throw error;
  }
}

function deciderAt(table: Table, wanted: string | undefined): Seat {
  const { toMove, over } = table.waiting();
  if (over) refuse('The game is over: there is nothing to decide.');
  const [first] = toMove;
  if (first === undefined) refuse('Nobody has to decide now: a turn waits for its confirmation.');
  if (wanted === undefined) return first;
  const seat = wholeNumber('seat', wanted, { min: 0, max: table.header.seats - 1 });
  if (!toMove.includes(seat)) refuse(`Seat ${seat} has nothing to decide now; seat ${toMove.join(' and ')} has.`);
  return seat;
}

function adviserFrom({ bot, time, iterations }: Values<typeof OPTIONS>): Adviser {
  const [first, second] = Object.entries({ bot, time, iterations }).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  );
  if (second !== undefined) refuse(`--${first} and --${second} exclude each other.`);
  if (time !== undefined) return inTime(seconds(time));
  if (iterations === undefined) return { bot: botNamed(bot ?? ADVISER) };
  const count = wholeNumber('iterations', iterations, { min: 1, max: MOST_ITERATIONS });
  return { bot: searchingAtLength('search', count) };
}

/** What admiral goes by brings nothing to who is quick (docs/adr/0041-who-thinks-long-judges-by-good-games.md). */
function inTime(limit: number): Adviser {
  const bot =
    limit > QUICK_SECONDS
      ? searchingAtLength('search', MOST_ITERATIONS)
      : searchingFor('search', () => MOST_ITERATIONS);
  return { bot, milliseconds: 1000 * limit };
}

function seconds(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value <= MOST_SECONDS))
    refuse(`--time must be more than 0 and at most ${MOST_SECONDS} seconds, not "${text}".`);
  return value;
}
