import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  // Small files stay files: the content policy of the server allows nothing inline.
  build: { assetsInlineLimit: 0, target: 'es2023', modulePreload: { polyfill: false } },
  worker: { format: 'es' },
});
