import type { GroupUse, Survey } from '@riband/bots/arena';
import type { Game, Noun } from '@riband/kernel';
import { sayOwn } from '../own-words.ts';
import { capital } from './words.ts';

/** What a thing of a group is called, in English. */
export function nameOf(group: GroupUse['group'], game: Game, thing: string): string {
  const name = group.name(game, thing);
  if (typeof name === 'string') return capital(name);
  return sayOwn('en', { key: 'cli.thing', params: { thing: name as Noun as never } });
}

/** What happened in the games, with names instead of things, for other programs. */
export function plainSurvey({ games, told, sources, uses }: Survey, game: Game): object {
  const winners = games.flatMap(({ scores, places }) => scores.filter((_, seat) => places[seat] === 1));
  return {
    turns: mean(games.map(({ turns }) => turns)),
    winningScore: mean(winners),
    told: told.flat().length,
    sources: sources.bots.map(({ bot, points }) => ({
      bot,
      points: Object.fromEntries(sources.sources.map(({ id, name }) => [name, points[id] ?? 0])),
    })),
    uses: uses.map(({ group, things }) => ({
      group: group.id,
      title: group.title,
      unit: group.unit,
      things: things.map(({ thing, ...amounts }) => ({ name: nameOf(group, game, thing), ...amounts })),
    })),
  };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
