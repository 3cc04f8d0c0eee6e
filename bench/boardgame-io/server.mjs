// The server of boardgame.io in memory, with the rules of Quayside: node server.mjs PORT RULES. It tells its processor time to who asks.
import { createRequire } from 'node:module';

// It leaves out its checks for developers.
process.env['NODE_ENV'] = 'production';
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');
const { original } = require('immer');

const [port, rules] = process.argv.slice(2);
const { start, play, told } = await import(rules);

const game = {
  name: 'quayside',
  setup: ({ ctx }) => start(ctx.numPlayers),
  // Who may act is known to our rules; the framework need not keep account of it.
  turn: { activePlayers: ActivePlayers.ALL },
  moves: { play: ({ G, playerID }, text) => play(original(G), Number(playerID), text) ?? INVALID_MOVE },
  playerView: ({ G, playerID }) => told(G, Number(playerID)),
  disableUndo: true,
};

const server = Server({ games: [game], origins: ['*'] });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpuSeconds: (user + system) / 1e6 });
});
process.on('disconnect', () => process.exit());
await server.run({ port: Number(port) });
process.send('ready');
