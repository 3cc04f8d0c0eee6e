import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  // Also where nothing in a component says so: without, lists would draw all their items anew whenever one is added.
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } }), offline()],
  // Small files stay files: the content policy of the server allows nothing inline.
  build: { assetsInlineLimit: 0, target: 'es2023', modulePreload: { polyfill: false } },
  worker: { format: 'es' },
});

/** Tells the service worker which files to keep. */
function offline(): Plugin {
  return {
    name: 'riband:offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
        const still = readdirSync(new URL('public', import.meta.url));
        const files = ['/', ...[...built, ...still].sort().map((name) => `/${name}`)];
        // Built files are named by their content; the others are not.
        const content = still.map((name) => readFileSync(new URL(`public/${name}`, import.meta.url), 'utf8'));
        const version = createHash('sha256')
          .update(JSON.stringify([files, content]))
          .digest('hex')
          .slice(0, 16);
        const source = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8')
          .replace('FILES = []', `FILES = ${JSON.stringify(files)}`)
          .replace("VERSION = ''", `VERSION = '${version}'`);
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}
