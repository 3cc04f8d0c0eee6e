import { check } from './check.ts';
import { type ComponentFile, readShape } from './read.ts';

export type { ComponentFile, EditionName } from './read.ts';

/** Components that passed every check, with the name that is written into records. */
export interface Components {
  readonly name: string;
  readonly file: ComponentFile;
}

/**
 * The components that a parsed JSON file holds. A file that is wrong is refused with a `SchemaError`: the place (which card, which
 * field) and what is wrong with it.
 */
export function readComponents(json: unknown, name: string): Components {
  const file = readShape(json, 'components');
  check(file);
  return { name, file };
}
