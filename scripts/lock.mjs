import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const TRY_EVERY_MS = 100;
const TRIES_BEFORE_A_WORD = 50;

/**
 * Does a piece of work while no other process does it in the same checkout; the others wait for their turn.
 *
 * @template T
 * @param {string} root of the checkout
 * @param {string} name
 * @param {() => Promise<T>} work
 */
export async function withLock(root, name, work) {
  const folder = join(root, '.riband');
  const file = join(folder, `${name}.lock`);
  const release = () => rmSync(file, { force: true });
  mkdirSync(folder, { recursive: true });
  for (let tries = 0; !take(file); tries++) {
    if (tries === TRIES_BEFORE_A_WORD) {
      process.stderr.write(`Waiting for another process that does the same. If there is none, delete ${file}\n`);
    }
    await pause(TRY_EVERY_MS);
  }
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    if (isHeld(file)) return false;
    rmSync(file, { force: true });
    return take(file);
  }
}

/**
 * A process that was killed leaves its lock behind.
 *
 * @param {string} file
 */
function isHeld(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    // The file is empty for a moment while its owner writes it.
    return holder === 0 || process.kill(holder, 0);
  } catch (error) {
    // Another user's process is there, but not ours to ask.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
