import { TableError } from '@riband/table';

/** Names and ids, never what was played. */
export function logWarning(what: string, table: string, problem: unknown): void {
  console.error(JSON.stringify({ at: new Date().toISOString(), warning: what, table, problem: withoutMoves(problem) }));
}

/** What is wrong with a table may quote a move; its place says as much to who looks for it with `riband table`. */
export function withoutMoves(problem: unknown): string {
  if (!(problem instanceof TableError)) return problem instanceof Error ? problem.message : String(problem);
  const places = problem.problems.flatMap((one) => /^[\w.[\]]+(?=: )/.exec(one) ?? []);
  return [problem.plainly.key, ...places].join(' ');
}
