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
