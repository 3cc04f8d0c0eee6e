// The offline worker: rules, tables and bots, away from the page, which knows them only by messages.
import { OfflineHost } from './offline-host.ts';
import { serve } from './serve.ts';

const host = new OfflineHost({ randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)) });

addEventListener('message', (event) => postMessage(serve(host, event.data)));
