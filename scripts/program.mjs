import { parseArgs } from 'node:util';

/** An error whose message says all that the user needs; no stack is shown for it. */
export class PlainError extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * Runs the main function of a script and turns a plain error into a sentence and an exit code.
 *
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.exitCode;
  }
}

/**
 * The options of a script, each with a value: `--name value`. A mistake is told in one sentence.
 *
 * @template {string} Name
 * @param {Record<Name, string>} defaults
 * @returns {Record<Name, string>}
 */
export function readOptions(defaults) {
  const names = /** @type {Name[]} */ (Object.keys(defaults));
  const options = Object.fromEntries(names.map((name) => [name, { type: /** @type {const} */ ('string') }]));
  return { ...defaults, ...plainly(() => parseArgs({ options })).values };
}

/**
 * Reads what was asked for; a mistake in it is told in one sentence.
 *
 * @template T
 * @param {() => T} read
 * @returns {T}
 */
export function plainly(read) {
  try {
    return read();
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error), 2);
  }
}
