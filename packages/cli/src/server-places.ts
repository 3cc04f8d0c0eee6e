import { type Environment, HostProblem, type Inventory, placesFrom } from '@riband/server';
import { asSentence, refuse } from './fail.ts';

/** Where tables are kept if nobody says otherwise: the same place as that of `npm start`. */
const STANDARD_FOLDER = '.riband';

/** How commands name the database of a server. */
export const DATABASE_OPTIONS = {
  data: { type: 'string', hint: 'FOLDER', help: `Where tables are kept (standard: ${STANDARD_FOLDER}). RIBAND_DATA` },
  database: { type: 'string', hint: 'URL', help: 'Or a PostgreSQL that they are in. DATABASE_URL' },
} as const;

type Named = { readonly [Option in keyof typeof DATABASE_OPTIONS]: string | undefined };

/** Options win over the environment, and a folder that is named over a database that is not; `more` are settings that options have named. */
export function placesOf({ data, database }: Named, more: Environment = {}): ReturnType<typeof placesFrom> {
  const { env } = process;
  const environment = {
    ...env,
    ...more,
    RIBAND_DATA: data ?? env['RIBAND_DATA'],
    DATABASE_URL: database ?? (data === undefined ? env['DATABASE_URL'] : undefined),
  };
  return placesFrom(environment, STANDARD_FOLDER);
}

/** Does it, and says in a sentence what came of it. */
export async function reported(done: string, work: Promise<Inventory>): Promise<void> {
  const { tables, rows, players } = await work.catch(explain);
  console.log(`${done}: ${tables} tables with ${rows} rows, ${players} players. Every row was checked.`);
}

/** What whoever runs a server can mend is told in a sentence, and so is a database that is not there or does not let one in. */
export function explain(problem: NodeJS.ErrnoException): never {
  if (problem instanceof HostProblem) refuse(problem.message);
  const { code = '', message } = problem;
  if (DATABASE_CODES.has(code)) refuse(asSentence(`The database does not answer: ${message || code}`));
  throw problem;
}

export function explained<T>(read: () => T): T {
  try {
    return read();
  } catch (problem) {
    return explain(problem as NodeJS.ErrnoException);
  }
}

/** Of the network, and of PostgreSQL: no such user, a wrong password, no such database, too many connections, not ready yet. */
const DATABASE_CODES = new Set(['ECONNREFUSED', '28000', '28P01', '3D000', '53300', '57P03']);
