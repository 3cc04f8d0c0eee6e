import { spawn } from 'node:child_process';
import { checkout } from './checkout.mjs';
import { onEnd } from './on-end.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/**
 * Runs a program to its end and keeps what it printed. Its standard input is closed: no step may wait for an answer.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, shell?: boolean }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runCommand(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? checkout,
      env: { ...environment(), ...options.env },
      shell: options.shell ?? false,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const finish = (/** @type {boolean} */ ok) => {
      children.delete(child);
      resolve({ ok, output });
    };
    child.on('error', (error) => {
      output += `${program}: ${error.message}\n`;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
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
 * @param {{ env?: Record<string, string>, cwd?: string }} [options]
 */
export function runNode(file, args, options) {
  return runCommand(process.execPath, [file, ...args], options);
}

/** Ends the programs started here, and only those, when this script itself is told to end. */
export function endChildrenToo() {
  onEnd((exitCode) => {
    for (const child of children) child.kill('SIGTERM');
    process.exit(exitCode);
  });
}
