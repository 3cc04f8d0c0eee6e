import type { Bot } from '@riband/bots';
import type { Entrant } from '@riband/bots/arena';
import { botNamed } from '../arguments.ts';
import { refuse } from '../fail.ts';
import { OUTSIDE, OutsideBot } from './outside-bot.ts';
import { SEARCHES_NAMED, searchNamed } from './searches.ts';

/** The bots of a list, one for each name. */
export class Entrants {
  readonly #byName: ReadonlyMap<string, Entrant>;

  constructor(names: readonly string[], milliseconds: number) {
    this.#byName = new Map(names.map((name) => [name, entrantNamed(name, milliseconds)]));
  }

  named(name: string): Entrant {
    const found = this.#byName.get(name);
    if (found === undefined) throw new RangeError(`${name} does not take part`);
    return found;
  }

  /** Ends the processes of outside bots. */
  end(): void {
    for (const entrant of this.#byName.values()) if (entrant instanceof OutsideBot) entrant.end();
  }
}

/** What `--bots` names: bots that there are, searches (`search:500`), and programs. */
export function entrantNames(list: string): readonly string[] {
  const names = list.split(',').map((name) => name.trim());
  for (const name of names) checkName(name);
  return names;
}

function checkName(name: string): void {
  if (!name.startsWith(OUTSIDE)) ownBot(name);
  else if (name.slice(OUTSIDE.length).trim() === '') refuse(`Which program? Say ${OUTSIDE}./mybot, not "${name}".`);
}

function entrantNamed(name: string, milliseconds: number): Entrant {
  return name.startsWith(OUTSIDE) ? new OutsideBot(name, milliseconds) : ownBot(name);
}

function ownBot(name: string): Bot {
  return searchNamed(name) ?? botNamed(name, [...SEARCHES_NAMED, `${OUTSIDE}COMMAND`]);
}
