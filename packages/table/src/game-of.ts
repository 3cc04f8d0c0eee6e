import { completeOptions, type Game } from '@riband/kernel';
import { SchemaError } from '@riband/kernel/schema';
import { NEWER, TableError, unknownGame } from './error.ts';
import type { Header } from './header.ts';

/** The game of a record; `brought` is the component file that it carries. */
export type FindGame = (id: string, components: string, brought?: object) => Game | undefined;

/** The game of what was stored, and that with complete options: the game may have got new ones since. */
export function gameOf<Stored extends Header>(
  findGame: FindGame,
  stored: Stored,
): { readonly game: Game; readonly complete: Stored } {
  const { game: id, components, brought, seats } = stored;
  const game = believed(() => findGame(id, components, brought));
  if (game === undefined) throw unknownGame(id, components);
  const completed = completeOptions(game.options, stored.options);
  const problems = [
    ...(game.components === components ? [] : [`components: expected "${game.components}"`]),
    ...(seats >= game.seats.min && seats <= game.seats.max
      ? []
      : [`seats: ${id} is for ${game.seats.min} to ${game.seats.max}, not ${seats}`]),
    ...('problem' in completed ? [`options: ${completed.problem}`] : []),
  ];
  if ('problem' in completed || problems.length > 0) throw new TableError(problems);
  return { game, complete: { ...stored, options: completed.options } };
}

/** Of newer rules nothing is known here. */
export function requireKnownRules(game: Game, rules: number): void {
  if (rules > game.rules)
    throw new TableError(
      [`rules: ${rules} are newer than ${game.rules}, the newest known here; update the program`],
      NEWER,
    );
}

/** A component file that a save carries is as little to be trusted as the rest. */
function believed<T>(find: () => T): T {
  try {
    return find();
  } catch (problem) {
    if (problem instanceof SchemaError) throw new TableError([`brought: ${problem.message}`]);
    throw problem;
  }
}
