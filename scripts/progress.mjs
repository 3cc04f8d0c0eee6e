/** @param {number} since a `performance.now()` */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * The line that has not ended yet.
 * @type {string | null}
 */
let unended = null;

/**
 * Shows one line while a piece of work runs. It goes to standard error, because the output of `riband` may be piped on. Of several at
 * once, each ends with a line of its own.
 *
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 */
export async function withProgressLine(title, work) {
  const start = performance.now();
  process.stderr.write(`${unended === null ? '' : '\n'}${title} ... `);
  unended = title;
  const end = (/** @type {string} */ how) => {
    process.stderr.write(unended === title ? `${how}\n` : `${unended === null ? '' : '\n'}${title}: ${how}\n`);
    unended = null;
  };
  try {
    const result = await work();
    end(seconds(start));
    return result;
  } catch (error) {
    end('failed');
    throw error;
  }
}
