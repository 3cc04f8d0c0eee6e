import { spawn } from 'node:child_process';
import { checkout } from './checkout.mjs';
import { onEnd } from './on-end.mjs';

const LONGEST_MINUTES = 45;
const PATIENCE_MS = 3000;

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const children = new Set();

/**
 * Runs a program to its end and keeps what it printed. Its standard input is closed: no step may wait for an answer.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, shell?: boolean, minutes?: number }} [options]
 * @returns {Promise<{ ok: boolean, code: number | null, output: string }>}
 */
export function runCommand(program, args, { env, cwd = checkout, shell = false, minutes = LONGEST_MINUTES } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...environment(), ...env },
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that the processes which it starts in turn can be ended with it.
      detached: process.platform !== 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const deadline = setTimeout(() => {
      output += `\nEnded after ${minutes} minutes without a result.\n`;
      endWithForce(child);
    }, minutes * 60_000);
    const finish = (/** @type {number | null} */ code) => {
      clearTimeout(deadline);
      children.delete(child);
      // Whatever it started and left behind ends with it.
      signalGroup(child, 'SIGKILL');
      resolve({ ok: code === 0, code, output });
    };
    child.on('error', (error) => {
      output += `${program}: ${error.message}\n`;
      finish(null);
    });
    child.on('close', finish);
    children.add(child);
  });
}

/** Captured output is shown in logs as well as in terminals, so it has no colours. */
function environment() {
  const { FORCE_COLOR: _, ...env } = process.env;
  return { ...env, NO_COLOR: '1' };
}

/**
 * Runs a JavaScript file with the Node that runs this script.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {Parameters<typeof runCommand>[2]} [options]
 */
export function runNode(file, args, options) {
  return runCommand(process.execPath, [file, ...args], options);
}

/** Ends the programs started here, and only those, when this script itself is told to end. */
export function endChildrenToo() {
  onEnd((exitCode) => {
    for (const child of children) endWithForce(child);
    setInterval(() => children.size === 0 && process.exit(exitCode), 20);
  });
}

/**
 * Asks a program to end, and ends it if it does not.
 *
 * @param {ChildProcess} child
 */
function endWithForce(child) {
  signalGroup(child, 'SIGTERM');
  setTimeout(() => signalGroup(child, 'SIGKILL'), PATIENCE_MS).unref();
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch (error) {
    // Nobody of the group is left.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}
