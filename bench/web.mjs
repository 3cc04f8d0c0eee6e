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
import { movesPerSecond } from './calibration.mjs';
import { frameCosts } from './web-frames.mjs';
import { isDrawn, longestTask, playMoves, watchTasks } from './web-page.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./web-frames.mjs').TraceEvent} TraceEvent */

const ASSETS = join(checkout, 'packages/web/dist/assets');
const MOVES = 30;
/** The bars are meant for a machine that makes so many calibration moves a second; in brackets, what it would take there. */
const MEANT_FOR = 3.5e6;

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
    await page.goto(`${url}/?game=${game}&seed=bench`);
    const calibrations = [movesPerSecond()];
    const opening = await traced(page, () => open(page));
    const { done, tasks, frames } = await traced(page, () => page.evaluate(playMoves, MOVES));
    calibrations.push(movesPerSecond());
    const speed = calibrations.reduce((sum, moves) => sum + moves / calibrations.length, 0);
    print('machine', { 'million calibration moves/s': (speed / 1e6).toFixed(2) });
    const slower = speed / MEANT_FOR;
    print('opening', longest(opening.tasks, slower));
    print(`${MOVES} moves`, longest(tasks, slower));
    print('shown', spread('after ms', done.shown, slower));
    print('settled', spread('after ms', done.settled, slower));
    print('all frames', spread('script, style and layout ms', frames.all, slower));
    print('with change', spread('script, style and layout ms', frames.withChange, slower));
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

/** @param {Page} page */
async function open(page) {
  await page.locator('button[type=submit]').click();
  await page.locator('main[data-waits=you] [data-target]').first().waitFor();
  await page.waitForFunction(isDrawn);
}

/**
 * Does something with a trace of all frames: those of the bots' moves and of the animations too.
 *
 * @template T
 * @param {Page} page
 * @param {() => Promise<T>} run
 */
async function traced(page, run) {
  await page.evaluate(watchTasks);
  const client = await page.context().newCDPSession(page);
  /** @type {TraceEvent[]} */
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(.../** @type {any} */ (value)));
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];
  await client.send('Tracing.start', { traceConfig: { includedCategories } });
  const done = await run();
  const ended = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await ended;
  const frames = frameCosts(events);
  return { done, frames, tasks: { byClock: await page.evaluate(longestTask), processor: frames.longestTask } };
}

/**
 * @param {{ byClock: number, processor: number }} tasks
 * @param {number} slower
 */
function longest({ byClock, processor }, slower) {
  return { 'longest task ms': both(byClock, slower), 'of processor time': both(processor, slower) };
}

/**
 * @param {string} what
 * @param {number[]} values
 * @param {number} slower
 */
function spread(what, values, slower) {
  return {
    [`${what}: median`]: both(at(values, 0.5), slower),
    p95: both(at(values, 0.95), slower),
    of: values.length,
  };
}

/**
 * As measured, and what that would be on the machine that the bars are meant for.
 *
 * @param {number} value
 * @param {number} slower
 */
function both(value, slower) {
  return `${value.toFixed(1)} (${(value * slower).toFixed(1)})`;
}

/**
 * @param {number[]} values
 * @param {number} share
 */
function at(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
