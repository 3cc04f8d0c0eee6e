// What is kept of a learning: what it is about, the courses of every stint, and in the end the network.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Course, NetworkData, Subject } from '@riband/bots/learning';
import { messageOf, refuse } from '../fail.ts';
import { checkHeader } from '../header.ts';
import { readCourses } from './courses.ts';
import type { Stint } from './serve.ts';

export const FORMAT = 'riband learning 1';

/** All that decides what is learnt. Where this is the same, the network is the same. */
export interface LearnHeader {
  readonly format: typeof FORMAT;
  readonly family: string;
  readonly subjects: readonly (Subject & { readonly rules: number; readonly components: string })[];
  readonly seed: number;
  /** Whose games are learnt from: the hash of the network that they foretell by, and how long they search; else greedy's. */
  readonly network: string | null;
  readonly iterations: number;
}

const GAMES_A_STINT = 20;

export function stintsOf({ subjects }: LearnHeader): readonly Stint[] {
  return subjects.flatMap(({ game, seats, games }) =>
    Array.from({ length: Math.ceil(games / GAMES_A_STINT) }, (_, index) => {
      const from = index * GAMES_A_STINT;
      return { file: `${game}-${seats}-${from}.courses`, game, seats, from, to: Math.min(games, from + GAMES_A_STINT) };
    }),
  );
}

/** Makes the folder, or finds out whether it is of this learning. */
export function openFolder(folder: string, header: LearnHeader): void {
  const path = join(folder, 'learning.json');
  attempt(folder, () => mkdirSync(folder, { recursive: true }));
  if (existsSync(path)) checkHeader(path, 'a learning', parsed(path), header);
  else write(path, `${JSON.stringify(header, undefined, 1)}\n`);
}

export const isKept = (folder: string, { file }: Stint): boolean => existsSync(join(folder, file));

export function keepCourses(folder: string, { file }: Stint, courses: Float32Array): void {
  write(join(folder, file), new Uint8Array(courses.buffer, courses.byteOffset, courses.byteLength));
}

export function coursesIn(folder: string, { file }: Stint, numbers: number): readonly Course[] {
  const bytes = attempt(file, () => readFileSync(join(folder, file)));
  const aligned = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  return readCourses(new Float32Array(aligned), numbers);
}

export function keepNetwork(path: string, header: LearnHeader, network: NetworkData): void {
  const { weights, ...shape } = network;
  const about = JSON.stringify({ ...header, ...shape }, undefined, 1).slice(0, -2);
  write(path, `${about},\n "weights": ${JSON.stringify(weights)}\n}\n`);
}

export function networkIn(path: string): NetworkData {
  const { inputs, units, weights } = Object(parsed(path)) as Partial<NetworkData>;
  if (inputs === undefined || units === undefined || !Array.isArray(weights))
    return refuse(`${path} is no file of a network; name another one.`);
  return { inputs, units, weights };
}

function parsed(path: string): unknown {
  return attempt(path, () => JSON.parse(readFileSync(path, 'utf8')));
}

/** Written whole or not at all. */
function write(path: string, content: string | Uint8Array): void {
  attempt(path, () => {
    writeFileSync(`${path}.new`, content);
    renameSync(`${path}.new`, path);
  });
}

function attempt<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    return refuse(`${path} cannot be used: ${messageOf(error)}.`);
  }
}
