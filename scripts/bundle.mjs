// Bundles one program of the workspace for Node: node scripts/bundle.mjs ENTRY OUTPUT
// Packages of the workspace are bundled in; third parties stay outside and load from node_modules.
import { basename, dirname, isAbsolute } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { rolldown } from 'rolldown';
import { PlainError, runMain } from './program.mjs';

const [entry = '', output = ''] = process.argv.slice(2);

/** @param {string} id as written in an import, or the path or the virtual name of a module */
function isThirdParty(id) {
  return !/^[.\0]/.test(id) && !isAbsolute(id) && !id.startsWith('@riband/') && id !== entry;
}

async function bundle() {
  const build = await rolldown({ input: entry, platform: 'node', external: isThirdParty });
  await build.write({
    dir: dirname(output),
    entryFileNames: basename(output),
    // What is imported on demand becomes a file of its own, and is loaded on demand.
    chunkFileNames: '[name].mjs',
    format: 'esm',
    sourcemap: true,
  });
  await build.close();
}

await runMain(() =>
  bundle().catch((/** @type {Error} */ { message }) => {
    throw new PlainError(stripVTControlCharacters(message));
  }),
);
