import { once } from 'node:events';
import { createServer } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import { openDatabase } from '../storage/sqlite/database.ts';
import type { Effort } from './full-speed.ts';
import type { LoadPlan } from './load.ts';

/** As long as what everybody is told after a move of *Quayside*, and as the command that makes it. */
const STATE = 'x'.repeat(2700);
const MOVE = 'x'.repeat(250);
const SEATS = 4;
/** As many as a game has. */
const MOVES = 50;

/**
 * The simplest server with these libraries: a message comes in, what came together is stored in one commit, and then all at the
 * table are sent something. It has no rules, no views, no checks and one thread, and all get the same letters.
 */
export async function serveFloor(port: number, file: string): Promise<void> {
  const store = storeIn(file);
  const tables = new Map<string, Set<WebSocket>>();
  let moves: { readonly table: string; readonly text: string }[] = [];
  const flush = (): void => {
    const together = moves;
    moves = [];
    store(together.map(({ text }) => text));
    for (const { table } of together) for (const socket of tables.get(table) ?? []) socket.send(STATE);
  };
  const http = createServer((_, response) => void response.end());
  new WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', (socket, { url: table = '' }) => {
    const present = tables.get(table) ?? new Set();
    tables.set(table, present.add(socket));
    socket.on('close', () => present.delete(socket));
    socket.on('message', (data) => {
      if (moves.length === 0) setImmediate(flush);
      moves.push({ table, text: String(data) });
    });
  });
  await once(http.listen(port, 'localhost'), 'listening');
}

/** With the promises that we make: what is stored outlasts a power cut. */
function storeIn(file: string): (texts: readonly string[]) => void {
  const database = openDatabase(file);
  database.exec('CREATE TABLE floor (number INTEGER PRIMARY KEY, text TEXT NOT NULL)');
  const add = database.prepare('INSERT INTO floor (text) VALUES (?)');
  return database.transaction((texts: readonly string[]) => {
    for (const text of texts) add.run(text);
  }).immediate;
}

/** All tables at once, as fast as they go: the next move is made when all four have heard of the one before. */
export async function playOnFloor({ url, tables, usage }: Pick<LoadPlan, 'url' | 'tables' | 'usage'>): Promise<Effort> {
  const opened = await Promise.all(Array.from({ length: tables }, (_, number) => seatedAt(`${url}/${number}`)));
  const before = await usage();
  await Promise.all(opened.map(playOn));
  const after = await usage();
  await Promise.all(opened.flat().map(leave));
  return { moves: MOVES * tables, cpuSeconds: after.cpuSeconds - before.cpuSeconds };
}

async function seatedAt(url: string): Promise<readonly WebSocket[]> {
  const sockets = Array.from({ length: SEATS }, () => new WebSocket(url.replace('http', 'ws')));
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  return sockets;
}

/** Whoever plays here next does so alone. */
async function leave(socket: WebSocket): Promise<void> {
  const left = once(socket, 'close');
  socket.close();
  await left;
}

async function playOn(sockets: readonly WebSocket[]): Promise<void> {
  for (let move = 0; move < MOVES; move++) {
    const heard = Promise.all(sockets.map((socket) => once(socket, 'message')));
    sockets[move % SEATS]?.send(MOVE);
    await heard;
  }
}
