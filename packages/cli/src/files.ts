// Files that commands keep: what goes wrong with one is told in a sentence that names it.
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { messageOf, refuse } from './fail.ts';

export function readJson(path: string): unknown {
  return attempt(path, () => JSON.parse(readFileSync(path, 'utf8')));
}

/** Written whole or not at all. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  attempt(path, () => {
    writeFileSync(`${path}.new`, content);
    renameSync(`${path}.new`, path);
  });
}

/** Whether a file could be written there is better known now than after an hour. None is made: there may be nothing to write. */
export function checkPlace(path: string): void {
  attempt(path, () => (existsSync(path) ? closeSync(openSync(path, 'a')) : accessSync(dirname(path), constants.W_OK)));
}

export function attempt<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    return refuse(`${path} cannot be used: ${messageOf(error)}.`);
  }
}
