import { createHash } from 'node:crypto';
import { findGame, findGameOf, otherComponentsOf } from '@riband/catalog';
import type { Game } from '@riband/kernel';
import type { FastifyInstance } from 'fastify';
import { refuse } from './visitors.ts';

/** The numbers that the board of a game prints: the same for all tables with the same components, and long. */
export function addNumberRoutes(app: FastifyInstance): void {
  app.get<{ Params: { game: string }; Querystring: { components?: string } }>(
    '/games/:game/tables',
    async (request, reply) => {
      const { game: id } = request.params;
      const { components } = request.query;
      const game = components === undefined ? findGame(id) : findGameOf(id, components);
      if (game === undefined) return refuse(reply, 404, 'There is no such game.');
      const numbers = numbersOf(game);
      reply.header('cache-control', 'no-cache').header('etag', numbers.tag);
      if (request.headers['if-none-match'] === numbers.tag) return reply.code(304).send();
      return reply.type('application/json').send(numbers.text);
    },
  );
}

interface Numbers {
  readonly text: string;
  readonly tag: string;
}

const written = new WeakMap<Game, Numbers>();

/** Written when they are asked for first. */
function numbersOf(game: Game): Numbers {
  const before = written.get(game);
  if (before !== undefined) return before;
  const { components, tables } = game;
  const text = JSON.stringify({ components, tables, file: otherComponentsOf(game) });
  const numbers = { text, tag: `"${createHash('sha256').update(text).digest('base64url')}"` };
  written.set(game, numbers);
  return numbers;
}
