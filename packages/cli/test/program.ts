// The real program in its own process, for tests of what it prints and how it ends.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';

const LAUNCHER = fileURLToPath(new URL('../bin/riband.mjs', import.meta.url));
/** What the launcher builds and runs. */
export const PROGRAM = fileURLToPath(new URL('../dist/riband.mjs', import.meta.url));
/** Slow machines are not wrong. */
export const TIMEOUT = 300_000;

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

let folder = '';

/** A file in the folder in which the program runs. */
export const inFolder = (name: string): string => join(folder, name);

/** Builds the program before the tests of a file, and gives it a folder. */
export function prepareProgram(): void {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'riband-'));
    expect(await riband(['--help'], '', LAUNCHER)).toMatchObject({ code: 0 });
  }, TIMEOUT);
  afterAll(() => rmSync(folder, { recursive: true }));
}

export function start(args: readonly string[], program = PROGRAM, nodeArgs: readonly string[] = []) {
  return spawn(process.execPath, [...nodeArgs, program, ...args], {
    cwd: folder,
    env: { ...process.env, LANG: 'C', LC_ALL: 'C' },
  });
}

/** Runs it to its end with this input; without any, the input is closed at once. */
export function riband(args: readonly string[], input = '', program = PROGRAM): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = start(args, program);
    const said = { out: '', err: '' };
    child.stdout.on('data', (chunk) => (said.out += chunk));
    child.stderr.on('data', (chunk) => (said.err += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...said }));
    // It may end before it has read everything.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
