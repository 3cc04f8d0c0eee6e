// The offline worker: rules, tables and saved games, away from the page, which knows them only by messages.
import type { Sent } from '@riband/protocol';
import { WorkerThinker } from './bots/thinker.ts';
import { openShelf } from './indexed-db.ts';
import { browserLocks } from './locks.ts';
import { OfflineHost } from './offline-host.ts';
import { serve } from './serve.ts';

const send = (sent: Sent): void => postMessage(sent);

const host = openShelf().then(
  (shelf) =>
    new OfflineHost({
      randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
      shelf,
      locks: browserLocks(navigator.locks),
      thinker: new WorkerThinker(() => new Worker(new URL('./bots/main.ts', import.meta.url), { type: 'module' })),
      now: Date.now,
      tell: (news) => send({ news }),
      tellThought: (thought) => send({ thought }),
      warn: (trouble) => send({ trouble }),
    }),
);

addEventListener('message', async (event) => send(await serve(await host, event.data)));
