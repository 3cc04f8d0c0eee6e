// The file that keeps the games of an arena: a header, then a line of JSON for each game, written as it ends.
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { ArenaGame } from '@riband/bots/arena';
import { SchemaError } from '@riband/kernel/schema';
import { messageOf, refuse } from '../fail.ts';
import { checkHeader } from '../header.ts';
import { readGame } from './game-line.ts';
import type { ArenaHeader } from './plan.ts';

export class Journal {
  /** Those that were in the file when it was opened. */
  readonly games: readonly ArenaGame[];
  readonly #file: number;

  /** Opens a file to go on with, or begins it. One of another arena, or of something else, is left alone. */
  constructor(path: string, header: ArenaHeader) {
    this.#file = opened(path);
    const text = readFileSync(this.#file, 'utf8');
    // Whoever was stopped while writing left half a line.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [first, ...lines] = whole.split('\n').slice(0, -1);
    // Without a whole line it is a header that was cut off, or somebody's notes.
    const isBegun = first === undefined && lineOf(header).startsWith(text);
    if (!isBegun) checkHeader(path, 'an arena', parsed(first ?? text), header);
    this.games = lines.map((line, index) => gameOf(path, index + 2, line, header.seats));
    if (whole !== text) ftruncateSync(this.#file, Buffer.byteLength(whole));
    if (first === undefined) this.#write(header);
  }

  add(game: ArenaGame): void {
    this.#write(game);
  }

  close(): void {
    closeSync(this.#file);
  }

  #write(line: object): void {
    writeSync(this.#file, lineOf(line));
  }
}

const lineOf = (value: object): string => `${JSON.stringify(value)}\n`;

function opened(path: string): number {
  try {
    return openSync(path, 'a+');
  } catch (error) {
    return refuse(`${path} cannot be written: ${messageOf(error)}.`);
  }
}

function gameOf(path: string, number: number, line: string, seats: number): ArenaGame {
  try {
    return readGame(parsed(line), `line ${number}`, seats);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    return refuse(`${path} is damaged: ${error.message}. Remove that line; its game is then played again.`);
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
