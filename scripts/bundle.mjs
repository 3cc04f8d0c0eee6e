// Bundles one program of the workspace for Node: node scripts/bundle.mjs ENTRY OUTPUT
// Packages of the workspace are bundled in; third parties stay outside and load from node_modules.
import { rolldown } from 'rolldown';

const [entry = '', output = ''] = process.argv.slice(2);

const isThirdParty = (/** @type {string} */ id) =>
  /^[^./]/.test(id) && !id.startsWith('@riband/') && !/^[A-Za-z]:/.test(id);

const bundle = await rolldown({
  input: entry,
  platform: 'node',
  external: (id) => !id.startsWith('\0') && isThirdParty(id),
});
await bundle.write({ file: output, format: 'esm', sourcemap: true });
await bundle.close();
