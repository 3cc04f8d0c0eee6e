/** @param {number} since a `performance.now()` */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Shows one line while a piece of work runs. It goes to standard error, because the output of `riband` may be piped on.
 *
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 */
export async function withProgressLine(title, work) {
  const start = performance.now();
  process.stderr.write(`${title} ... `);
  try {
    const result = await work();
    process.stderr.write(`${seconds(start)}\n`);
    return result;
  } catch (error) {
    process.stderr.write('failed\n');
    throw error;
  }
}

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
