import { parseArgs } from 'node:util';
import { refuse } from './fail.ts';

export interface ArgSpec {
  readonly type: 'string' | 'boolean';
  /** What stands for the value in the help: `--seats N`. */
  readonly hint?: string;
  readonly multiple?: boolean;
  readonly help: string;
}

export type ArgSpecs = Readonly<Record<string, ArgSpec>>;

type Value<Spec extends ArgSpec> = Spec['type'] extends 'boolean'
  ? boolean
  : Spec extends { readonly multiple: true }
    ? readonly string[]
    : string | undefined;

/** What was given for each option, as text; a flag is true or false. */
export type Values<Specs extends ArgSpecs> = { readonly [Name in keyof Specs]: Value<Specs[Name]> };

/** One word of `riband`. Its `run` is a method, so that the command of any options is also a `Command`. */
export interface Command<Specs extends ArgSpecs = ArgSpecs> {
  readonly name: string;
  readonly summary: string;
  /** The name of the one argument that is no option, if it takes one; words in small letters before it are given as they are. */
  readonly argument?: string;
  readonly options: Specs;
  /** Each a command line after `riband`, and what it does. */
  readonly examples: readonly (readonly [line: string, does: string])[];
  readonly notes?: string;
  run(values: Values<Specs>, argument: string): Promise<void> | void;
}

/** Only there to infer the types of the options. */
export function defineCommand<const Specs extends ArgSpecs>(command: Command<Specs>): Command<Specs> {
  return command;
}

/** Runs a command with what stands after its name. */
export async function runCommand(command: Command, args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(command, args);
  await command.run(values, positionals.at(-1) ?? '');
}

/** Strict: an option or argument that the command does not know would otherwise be a wish that is silently not fulfilled. */
export function readArguments(
  { name, argument, options }: Command,
  args: readonly string[],
): { values: Values<ArgSpecs>; positionals: readonly string[] } {
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const values: Record<string, boolean | string | string[] | undefined> = Object.fromEntries(
    Object.entries(options).map(([key, spec]) => [key, emptyValue(spec)]),
  );
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const spec = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (spec === undefined) refuse(`${name} has no option ${token.rawName}; ${knownOptions(options)}.`);
    const value = givenValue(token, spec);
    const before = values[token.name];
    if (Array.isArray(before)) before.push(String(value));
    else if (before === emptyValue(spec)) values[token.name] = value;
    else refuse(`${token.rawName} is given twice.`);
  }
  checkPositionals(name, argument, positionals);
  return { values: values as Values<ArgSpecs>, positionals };
}

function emptyValue(spec: ArgSpec): false | undefined | string[] {
  if (spec.type === 'boolean') return false;
  return spec.multiple === true ? [] : undefined;
}

/** As `parseArgs` reports an option. */
interface OptionToken {
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function givenValue(token: OptionToken, spec: ArgSpec): string | true {
  if (spec.type === 'boolean') {
    if (token.value !== undefined) refuse(`${token.rawName} takes no value.`);
    return true;
  }
  // Without "=", the next option was taken for the value of one that has none.
  const missing = token.value === undefined || (token.inlineValue !== true && token.value.startsWith('--'));
  if (missing) refuse(`${token.rawName} needs a value: ${token.rawName} ${spec.hint ?? 'VALUE'}.`);
  return token.value as string;
}

function checkPositionals(name: string, argument: string | undefined, given: readonly string[]): void {
  const words = argument?.split(' ') ?? [];
  const extra = given.find((text, index) => words[index] === undefined || !fits(words[index], text));
  if (extra !== undefined) refuse(`${name} does not know what to do with "${extra}"; ${usageOf(name, argument)}.`);
  if (given.length < words.length) refuse(`${name} needs a ${words.at(-1)}: ${usageOf(name, argument)}.`);
}

/** Names in capitals stand for any text. */
const fits = (word: string, text: string): boolean => word === word.toUpperCase() || word === text;
const usageOf = (name: string, argument = ''): string => `riband ${name} ${argument}`.trimEnd();

function knownOptions(options: ArgSpecs): string {
  const names = Object.keys(options).map((key) => `--${key}`);
  return names.length === 0 ? 'it has none' : `known: ${names.join(', ')}`;
}

export function helpText({ name, summary, argument, options, examples, notes }: Command): string {
  const usage = ['riband', name, argument, Object.keys(options).length > 0 ? '[options]' : undefined];
  const sections = [
    summary,
    `Usage: ${usage.filter((part) => part !== undefined).join(' ')}`,
    section(
      'Options',
      [...Object.entries(options), HELP].map(([key, spec]) => [
        [`--${key}`, spec.hint].filter(Boolean).join(' '),
        spec.help,
      ]),
    ),
    section(
      'Examples',
      examples.map(([line, does]) => [`riband ${line}`, does]),
    ),
    notes,
  ];
  return sections.filter((part) => part !== undefined).join('\n\n');
}

const HELP: [string, ArgSpec] = ['help', { type: 'boolean', help: 'Show this text.' }];

/** Two columns under a heading. */
export function section(title: string, rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return [`${title}:`, ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)].join('\n');
}
