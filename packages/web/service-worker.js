// @ts-check
// Keeps the whole client on the device, so that it works without a network. The build fills in the two constants.

/** Every file of the client. @type {string[]} */
const FILES = [];
/** Of these files: another one whenever any of them is another one. */
const VERSION = '';

/** @type {ServiceWorkerGlobalScope} */
// @ts-expect-error What runs here is a service worker.
const worker = self;

worker.addEventListener('install', (event) => event.waitUntil(store()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

async function store() {
  const cache = await caches.open(VERSION);
  await cache.addAll(FILES);
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== VERSION) await caches.delete(name);
  await worker.clients.claim();
}

/**
 * The newest page where there is a network, the kept one where there is none.
 * @param {Request} request
 */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match('/');
    if (kept === undefined) throw error;
    return kept;
  }
}

/** @param {Request} request */
async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}
