// Component files that somebody brings.
import { gamesWith } from '@riband/catalog';
import type { Game } from '@riband/kernel';
import { SchemaError } from '@riband/kernel/schema';
import { messageOf, refuse } from './fail.ts';
import { readText } from './saved.ts';

/** All games that the components in a file are for. */
export function gamesWithFile(file: string): readonly Game[] {
  try {
    return gamesWith(JSON.parse(readText(file)));
  } catch (error) {
    if (error instanceof SyntaxError) refuse(`${file} is no JSON: ${messageOf(error)}.`);
    if (error instanceof SchemaError) refuse(`${file} is no right component file: ${error.message}.`);
    throw error;
  }
}
