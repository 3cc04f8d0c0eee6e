// Bundles programs of the workspace for Node, with what they share in common files: node scripts/bundle.mjs FOLDER NAME=ENTRY...
// Packages of the workspace are bundled in; third parties stay outside and load from node_modules.
import { isAbsolute } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { rolldown } from 'rolldown';
import { PlainError, runMain } from './program.mjs';

const [folder = '', ...programs] = process.argv.slice(2);
const entries = Object.fromEntries(programs.map((program) => program.split('=')));

/** @param {string} id as written in an import, or the path or the virtual name of a module */
function isThirdParty(id) {
  return !/^[.\0]/.test(id) && !isAbsolute(id) && !id.startsWith('@riband/') && !Object.values(entries).includes(id);
}

async function bundle() {
  const build = await rolldown({ input: entries, platform: 'node', external: isThirdParty });
  await build.write({
    dir: folder,
    entryFileNames: '[name].mjs',
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
