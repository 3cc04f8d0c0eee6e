// Whole games of Quayside against the server of boardgame.io, with four connections at each table, as its own client would make them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { io } = createRequire(import.meta.url)('socket.io-client');
const SEATS = 4;

/**
 * @param {number} tables
 * @param {{ port: number, rules: string, program: (program: string[]) => readonly string[] }} options
 */
export async function measureMoves(tables, { port, rules, program }) {
  const script = fileURLToPath(new URL('server.mjs', import.meta.url));
  const [command, ...args] = program([process.execPath, script, `${port}`, rules]);
  const server = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    await once(server, 'message');
    await playGames(server, port, Math.ceil(tables / 4), 'warm');
    return await playGames(server, port, tables, 'game');
  } finally {
    server.kill();
  }
}

async function playGames(server, port, count, name) {
  const tables = [];
  for (let number = 0; number < count; number++) tables.push(await openTable(port, `${name}-${number}`));
  const before = await usageOf(server);
  const moves = await Promise.all(tables.map((table) => table.play()));
  const after = await usageOf(server);
  for (const table of tables) table.close();
  return { moves: moves.reduce((sum, one) => sum + one, 0), cpuSeconds: after - before };
}

async function usageOf(server) {
  server.send('usage');
  const [{ cpuSeconds }] = await once(server, 'message');
  return cpuSeconds;
}

/** Four connections at one match; a move is made when all have seen the one before. */
async function openTable(port, match) {
  const states = new Array(SEATS).fill(null);
  const sockets = [];
  let changed = () => {};
  const take = (seat, state) => {
    states[seat] = state;
    changed();
  };
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = io(`http://localhost:${port}/quayside`, { transports: ['websocket'], forceNew: true });
    sockets.push(socket);
    socket.on('update', (_, state) => take(seat, state));
    const synced = new Promise((resolve) => socket.once('sync', (_, { state }) => resolve(take(seat, state))));
    socket.emit('sync', match, `${seat}`, undefined, SEATS);
    await synced;
  }
  const inStep = () => states.every(({ _stateID }) => _stateID === states[0]._stateID);
  const seen = () =>
    new Promise((resolve) => {
      changed = () => inStep() && resolve();
    });
  const play = async () => {
    let moves = 0;
    while (!states[0].G.over) {
      const seat = states.findIndex(({ G }) => G.choices.length > 0);
      const { choices } = states[seat].G;
      const text = choices[Math.floor(Math.random() * choices.length)];
      const payload = { type: 'play', args: [text], playerID: `${seat}` };
      const next = seen();
      sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, states[seat]._stateID, match, `${seat}`);
      await next;
      moves += 1;
    }
    return moves;
  };
  return { play, close: () => sockets.forEach((socket) => void socket.close()) };
}
