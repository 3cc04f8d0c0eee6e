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

worker.addEventListener('push', (event) => {
  if (event.data !== null) event.waitUntil(tell(event.data.json()));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
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

/**
 * What the server has to say while no page is open. The last message of a table takes the place of the one before.
 * @param {{ title: string, body: string, table: string }} notice
 */
async function tell({ title, body, table }) {
  const data = `/#/online/table/${encodeURIComponent(table)}`;
  const options = { body, data, tag: table, renotify: true, icon: '/icon.svg', badge: '/icon.svg' };
  await worker.registration.showNotification(title, options);
}

/**
 * A page that shows it already, or a new one: what others show is not taken away.
 * @param {string} path
 */
async function open(path) {
  const pages = await worker.clients.matchAll({ type: 'window' });
  const there = pages.find(({ url }) => url.startsWith(new URL(path, location.origin).href));
  await (there === undefined ? worker.clients.openWindow(path) : there.focus());
}
