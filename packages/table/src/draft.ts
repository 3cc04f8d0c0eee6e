import type { Game } from '@riband/kernel';
import type { Refused } from './command.ts';
import { type Body, type Entry, numbered } from './entry.ts';
import type { Played } from './moves.ts';
import { fold, type Position } from './position.ts';

/** Entries in the making, and where they lead. */
export class Draft {
  readonly entries: Entry[] = [];

  constructor(
    readonly game: Game,
    public position: Position,
    readonly command?: string,
  ) {}

  /** Adds an entry; hands a refusal back. */
  add(made: Body | Played | Refused): Refused | undefined {
    if ('refusal' in made) return made;
    const { body, after } = 'body' in made ? made : { body: made, after: undefined };
    const entry = numbered(body, this.position.line.length, this.command);
    this.position = fold(this.game, this.position, entry, after);
    this.entries.push(entry);
    return undefined;
  }
}
