// npm run bench:web [-- --game shipyard-second]: how heavy and how smooth the pages are, in a real browser.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { checkout } from '../scripts/checkout.mjs';
import { findChromium } from '../scripts/find-chromium.mjs';
import { tryPort } from '../scripts/ports.mjs';
import { PlainError, readOptions, runMain } from '../scripts/program.mjs';
import { longestTask, makeMove, watchTasks } from './web-page.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, ph: string, ts: number, dur?: number }} TraceEvent */

const ASSETS = join(checkout, 'packages/web/dist/assets');
const MOVES = 30;
/** What a frame costs the page: its own script, styles and layout; painting is done elsewhere. */
const COSTS = new Set(['FunctionCall', 'EvaluateScript', 'FireAnimationFrame', 'UpdateLayoutTree', 'Layout']);

await runMain(async () => {
  const { game } = readOptions({ game: 'shipyard-second' });
  const executablePath = findChromium();
  if (executablePath === undefined) throw new PlainError('There is no Chromium here; install it or set CHROMIUM.');
  const { url, stop } = await startServer();
  const browser = await chromium.launch({ executablePath, args: ['--disable-background-networking'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    print('first load', await load(page, url));
    print('all files', sizes());
    await begin(page, url, game);
    print(`${MOVES} moves`, await play(page));
  } finally {
    await browser.close();
    stop();
  }
});

/**
 * @param {string} title
 * @param {Record<string, string | number>} figures
 */
function print(title, figures) {
  const texts = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  console.log(`${title.padEnd(12)} ${texts.join(', ')}`);
}

async function startServer() {
  const port = await tryPort('localhost', 0);
  const server = spawn(process.execPath, [join(checkout, 'scripts/start.mjs'), '--port', `${port}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    server.on('exit', (code) => reject(new PlainError(`The server ended with ${code}.`)));
    server.stdout.on('data', (text) => String(text).includes('http://') && resolve(undefined));
  });
  return { url: `http://localhost:${port}`, stop: () => server.kill() };
}

/**
 * @param {Page} page
 * @param {string} url
 */
async function load(page, url) {
  /** @type {string[]} */
  const scripts = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url().split('/').at(-1) ?? '');
  });
  const start = performance.now();
  await page.goto(url);
  await page.locator('main button').first().waitFor();
  const shown = Math.round(performance.now() - start);
  await page.waitForLoadState('networkidle');
  const loaded = [...new Set(scripts)].filter((name) => readdirSync(ASSETS).includes(name));
  return {
    'scripts gzipped': kilobytes(loaded.reduce((sum, name) => sum + gzipped(name), 0)),
    'shown after ms': shown,
  };
}

function sizes() {
  const all = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  const biggest = all.map((name) => ({ name, size: gzipped(name) })).sort((a, b) => b.size - a.size);
  return Object.fromEntries(biggest.slice(0, 6).map(({ name, size }) => [name, kilobytes(size)]));
}

/** @param {string} name */
function gzipped(name) {
  return gzipSync(readFileSync(join(ASSETS, name))).length;
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(0)} KB`;
}

/**
 * @param {Page} page
 * @param {string} url
 * @param {string} game
 */
async function begin(page, url, game) {
  await page.goto(`${url}/?game=${game}&seed=bench`);
  await page.locator('button[type=submit]').click();
  await page.locator('main[data-waits=you]').waitFor();
}

/** Plays what is offered first, with a trace of all frames. @param {Page} page */
async function play(page) {
  await page.evaluate(watchTasks);
  const client = await page.context().newCDPSession(page);
  /** @type {TraceEvent[]} */
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(.../** @type {any} */ (value)));
  await client.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  const times = [];
  for (let move = 0; move < MOVES; move++) times.push(await oneMove(page));
  const ended = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await ended;
  const longest = await page.evaluate(longestTask);
  const frames = frameCosts(events);
  return {
    'shown after ms (median)': at(times, 0.5),
    'shown after ms (p95)': at(times, 0.95),
    'longest task ms': Math.round(longest),
    frames: frames.length,
    'script, style and layout of a frame ms (p95)': at(frames, 0.95),
  };
}

/** From the click to the board that shows it. @param {Page} page */
async function oneMove(page) {
  await page.locator('main[data-waits=you]').waitFor();
  return page.evaluate(makeMove);
}

/** What each frame that did anything cost, from one that was drawn to the next. @param {TraceEvent[]} events */
function frameCosts(events) {
  const drawn = events.filter(({ name }) => name === 'Layerize').map(({ ts }) => ts);
  drawn.sort((a, b) => a - b);
  const costs = new Map();
  for (const { name, ph, ts, dur = 0 } of events) {
    if (ph !== 'X' || !COSTS.has(name)) continue;
    const frame = drawn.find((commit) => commit >= ts);
    costs.set(frame, (costs.get(frame) ?? 0) + dur / 1000);
  }
  return [...costs.values()];
}

/**
 * @param {number[]} values
 * @param {number} share
 */
function at(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}
