// What the program says of its commands, and how it refuses what it cannot do; how it ends as a process is in program.laws.test.ts.
import { existsSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { Refusal } from './fail.ts';
import { COMMANDS, run } from './program.ts';

const NAMES = Object.keys(COMMANDS);

async function printed(args: readonly string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await run(args);
  return log.mock.calls.join('\n');
}

describe('help', () => {
  test.each([[[]], [['--help']], [['-h']], [['help']]])('riband %j lists the commands', async (args) => {
    const help = await printed(args);
    for (const name of NAMES) expect(help).toMatch(new RegExp(`^  ${name} `, 'm'));
  });

  test.each(NAMES)('%s --help has usage and examples', async (name) => {
    const help = await printed([name, '--help']);
    expect(help).toContain(`Usage: riband ${name}`);
    expect(help).toContain(`Examples:\n  riband ${name}`);
  });
});

describe('bad input is refused in one sentence', () => {
  test.each([
    [['dance'], new RegExp(`^There is no command "dance"; known commands: ${NAMES.join(', ')}\\.$`)],
    [['toString'], /^There is no command "toString"; /],
    [['games', '--colour'], /^games has no option --colour; known: --all, --json\.$/],
    [['games', 'example'], /^games does not know what to do with "example"; riband games\.$/],
    [['simulate'], /^Which game\? Say --game ID; known games: .*example.*\.$/],
    [['simulate', '--game', 'chess'], /^There is no game "chess"; known games: .*example.*\.$/],
    [['simulate', '--game', 'example', '--seats', '9'], /^--seats must be a whole number from 2 to 4, not "9"\.$/],
    [['simulate', '--game', 'example', '--games', '0'], /^--games must be a whole number from 1 to \d+, not "0"\.$/],
    [['simulate', '--game', 'example', '--bots', 'deep'], /^There is no bot "deep"; known bots: .*random.*\.$/],
    [['simulate', '--game', 'example', '--option', 'rounds=99'], /^In example, option "rounds" must be a whole number/],
    [['simulate', '--game'], /^--game needs a value: --game ID\.$/],
    [
      ['arena', '--game', 'example', '--bots', 'deep'],
      /^There is no bot "deep"; known bots: .*random.*, search:N, by-hand:N, exec:COMMAND\.$/,
    ],
    [['arena', '--game', 'example', '--bots', 'exec:'], /^Which program\? Say exec:\.\/mybot, not "exec:"\.$/],
    [['arena', '--game', 'example', '--bots', 'search:0'], /^How many iterations a turn\? .*"search:0"\.$/],
    [['arena', '--game', 'example', '--bots', 'by-hand'], /^How many iterations a turn\? Say by-hand:500/],
    [
      ['arena', '--game', 'example', '--bots', 'search:9+luck=1'],
      /^A search has no "luck=1"; say NAME=VALUE, .*stakes/,
    ],
    ...['stakes=-1', 'stakes=0', 'rivalry=1.5', 'habit=101', 'worlds=0'].map((change): [string[], RegExp] => [
      ['arena', '--game', 'example', '--bots', `search:9+${change}`],
      /^\w+ of a search must be a number from [\d.]+ to \d+, not "[-\d.]+"\.$/,
    ]),
    [
      ['arena', '--game', 'example', '--bots', 'search:9+empathic=1'],
      /^empathic of a search must be true or false, not "1"\.$/,
    ],
    [
      ['arena', '--game', 'example', '--bots', 'random', '--until-clear'],
      /^--until-clear is for a --claim or for two bots, not for 1\.$/,
    ],
    [['arena', '--game', 'example', '--report', 'no/such.html'], /^no\/such\.html cannot be used: .*$/],
    [['play', '--game', 'example', '--language', 'de'], /^There is no language "de"; known languages: en, fr, ru\.$/],
    [['play', '--load', 'nothing.json'], /^nothing\.json cannot be read: .*$/],
    [['play', '--game', 'example', '--save', 'no/such/folder.json'], /^no\/such\/folder\.json cannot be written: .*$/],
    [['hint', 'nothing.json'], /^nothing\.json cannot be read: .*$/],
    [['verify'], /^verify needs a FILE: riband verify FILE\.$/],
    [['verify', 'nothing.json'], /^nothing\.json cannot be read: .*$/],
    [['engine', '--fast'], /^engine has no option --fast; it has none\.$/],
    [['serve', '--origin', 'riband.example'], /is no address of a site/],
    [['serve', '--origin', 'https://riband.example/pages'], /is no address of a site/],
    [['serve', '--metrics', '9100'], /is no host and port/],
    [['serve', '--mail-from', 'turns@riband.example'], /Say who brings the mail/],
    [['serve', '--web', 'no-pages', '--database', 'mysql://db/riband'], /cannot be kept in a database at mysql:\/\//],
    [['backup', 'no-copy.db', '--database', 'mysql://db/riband'], /cannot be kept in a database at mysql:\/\//],
    [['backup', 'no-copy.db', '--data', 'no-tables'], /^There is no database/],
    [['restore', 'no-copy.db', '--data', 'no-tables'], /^There is no file "no-copy\.db"/],
    [['table', 'none', '--data', 'no-tables'], /^There is no database/],
    [['table', 'none', '--data', 'no-tables', '--end'], /^Say why with --notice/],
    [['table', 'none', '--verify', '--end'], /^One thing at a time: --verify or --end\.$/],
    [['reports', '--data', 'no-tables'], /^There is no database/],
    [['aside', '--data', 'no-tables'], /^There is no database/],
  ])('riband %j', async (args, sentence) => {
    const refusal = await run(args).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect((refusal as Refusal).message).toMatch(sentence);
    expect((refusal as Refusal).message).not.toContain('\n');
    // Nothing was made for what cannot be done.
    expect(['no-copy.db', 'no-tables', 'mysql:'].filter((name) => existsSync(name))).toEqual([]);
  });
});
