// The offline worker: rules, tables and bots, away from the page, which knows them only by messages.
import { SEED_BYTES } from '@riband/kernel';
import { OfflineHost } from './offline-host.ts';
import { serve } from './serve.ts';

const host = new OfflineHost({
  newSeed: () => Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), toHex).join(''),
});

addEventListener('message', (event) => postMessage(serve(host, event.data)));

function toHex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
