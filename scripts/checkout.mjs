import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The root folder of this checkout; every script works from here, wherever it was called. */
export const checkout = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {string} path relative to the checkout
 * @returns {Promise<Record<string, unknown>>} the module's exports
 */
export function importFromCheckout(path) {
  return import(pathToFileURL(join(checkout, path)).href);
}

/**
 * Whether a module is the program that Node was started with, not one that was imported.
 *
 * @param {string} url the module's `import.meta.url`
 */
export function isProgram(url) {
  const program = process.argv[1];
  return program !== undefined && realpathSync(program) === fileURLToPath(url);
}
