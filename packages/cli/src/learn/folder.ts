// What is kept of a learning: what it is about, the courses of every stint, and in the end the network.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Course, type Lots, Network, type NetworkData, type Schooling, type Subject } from '@riband/bots/learning';
import { refuse } from '../fail.ts';
import { attempt, readJson, writeWhole } from '../files.ts';
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
  /** How many numbers are seen of a position, and the hash of the weights made by hand, as the terms are among them. */
  readonly numbers: number;
  readonly weightsByHand: string;
  readonly lots: Lots;
  readonly schooling: Schooling;
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
  if (existsSync(path)) checkHeader(path, 'a learning', readJson(path), header);
  else writeWhole(path, `${JSON.stringify(header, undefined, 1)}\n`);
}

export const isKept = (folder: string, { file }: Stint): boolean => existsSync(join(folder, file));

export function keepCourses(folder: string, { file }: Stint, courses: Float32Array): void {
  writeWhole(join(folder, file), new Uint8Array(courses.buffer, courses.byteOffset, courses.byteLength));
}

export function coursesIn(folder: string, { file }: Stint, numbers: number): readonly Course[] {
  const path = join(folder, file);
  const bytes = attempt(path, () => readFileSync(path));
  const aligned = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  return readCourses(aligned, numbers) ?? refuse(`${path} is damaged; delete it, and it is played again.`);
}

export function keepNetwork(path: string, header: LearnHeader, network: NetworkData): void {
  const { weights, ...shape } = network;
  const about = JSON.stringify({ ...header, ...shape }, undefined, 1).slice(0, -2);
  writeWhole(path, `${about},\n "weights": ${JSON.stringify(weights)}\n}\n`);
}

/** What was learnt before, for games that are judged alike and seen in the same way. */
export function networkIn(path: string, family: string, numbers: number): NetworkData {
  const found = Object(readJson(path)) as Partial<NetworkData & LearnHeader>;
  const { inputs = 0, units = 0, weights = [] } = found;
  if (found.format !== FORMAT || !Array.isArray(weights) || !weights.every(Number.isFinite))
    refuse(`${path} is no file of what was learnt; name another one.`);
  if (found.family !== family || inputs !== numbers)
    refuse(`${path} has learnt from ${inputs} numbers of ${found.family}, not from ${numbers} of ${family}.`);
  return attempt(path, () => new Network({ inputs, units, weights })).toJSON();
}
