import { expect, test, vi } from 'vitest';
import { type Command, defineCommand, helpText, readArguments, runCommand } from './command.ts';
import { Refusal } from './fail.ts';

const ship = defineCommand({
  name: 'ship',
  summary: 'Ship cargo.',
  argument: 'FILE',
  options: {
    crew: { type: 'string', hint: 'N', help: 'How many hands.' },
    cargo: { type: 'string', hint: 'NAME', multiple: true, help: 'What to load.' },
    fast: { type: 'boolean', help: 'At full steam.' },
  },
  examples: [['ship list.txt --fast', 'sails at once']],
  run() {},
});

const read = (...args: string[]) => readArguments(ship as Command, args);

test('what is not given is empty', () => {
  expect(read('list')).toEqual({ values: { crew: undefined, cargo: [], fast: false }, positionals: ['list'] });
});

test('options are read in any order, with or without "="', () => {
  const { values, positionals } = read('--cargo=coal', '--fast', 'list', '--crew', '3', '--cargo', 'grain');
  expect(values).toEqual({ crew: '3', cargo: ['coal', 'grain'], fast: true });
  expect(positionals).toEqual(['list']);
});

test('a value may begin with a dash, but the next option is no value', () => {
  expect(read('list', '--crew', '-3').values['crew']).toBe('-3');
  expect(read('list', '--crew=--fast').values['crew']).toBe('--fast');
});

test.each([
  [['list', '--bogus'], 'ship has no option --bogus; known: --crew, --cargo, --fast.'],
  [['list', '--no-fast'], 'ship has no option --no-fast; known: --crew, --cargo, --fast.'],
  [['list', '-x'], 'ship has no option -x; known: --crew, --cargo, --fast.'],
  [['list', '--toString', '1'], 'ship has no option --toString; known: --crew, --cargo, --fast.'],
  [['list', '--crew'], '--crew needs a value: --crew N.'],
  [['list', '--crew', '--fast'], '--crew needs a value: --crew N.'],
  [['list', '--crew', '1', '--crew', '2'], '--crew is given twice.'],
  [['list', '--fast', '--fast'], '--fast is given twice.'],
  [['list', '--fast=yes'], '--fast takes no value.'],
  [['list', 'more'], 'ship does not know what to do with "more"; riband ship FILE.'],
  [[], 'ship needs a FILE: riband ship FILE.'],
])('%j is refused', (args, sentence) => {
  expect(() => read(...args)).toThrow(new Refusal(sentence));
});

test('a command without options or argument says so', () => {
  const bare: Command = { name: 'bare', summary: '', options: {}, examples: [], run() {} };
  expect(() => readArguments(bare, ['--x'])).toThrow('bare has no option --x; it has none.');
  expect(() => readArguments(bare, ['x'])).toThrow('bare does not know what to do with "x"; riband bare.');
});

test('words before the argument are given as they are', () => {
  const command: Command = { name: 'cargo', argument: 'check FILE', summary: '', options: {}, examples: [], run() {} };
  expect(readArguments(command, ['check', 'list']).positionals).toEqual(['check', 'list']);
  expect(() => readArguments(command, ['load', 'list'])).toThrow(
    'cargo does not know what to do with "load"; riband cargo check FILE.',
  );
  expect(() => readArguments(command, ['check'])).toThrow('cargo needs a FILE: riband cargo check FILE.');
});

test('running a command hands it what was given', async () => {
  const run = vi.fn();
  await runCommand({ ...(ship as Command), run }, ['list', '--fast']);
  expect(run).toHaveBeenCalledExactlyOnceWith({ crew: undefined, cargo: [], fast: true }, 'list');
});

test('the help names usage, every option and every example', () => {
  expect(helpText(ship as Command)).toBe(
    [
      'Ship cargo.',
      '',
      'Usage: riband ship FILE [options]',
      '',
      'Options:',
      '  --crew N      How many hands.',
      '  --cargo NAME  What to load.',
      '  --fast        At full steam.',
      '  --help        Show this text.',
      '',
      'Examples:',
      '  riband ship list.txt --fast  sails at once',
    ].join('\n'),
  );
});
