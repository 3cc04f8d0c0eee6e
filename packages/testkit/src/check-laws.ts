import { type Game, type Options, type Random, seatsUpTo, seeded } from '@riband/kernel';
import { Breach, type Law, LawBroken } from './law.ts';
import { LAWS } from './laws/index.ts';
import { optionsFor, someOfEachKind } from './sampling.ts';
import { type Position, playRandomGame, type Walk } from './walk.ts';

/** Which random games are played, and what is asked of them. */
export interface Trial {
  readonly seats: number;
  readonly seed: string;
  readonly games: number;
  /** The same for all games; without them, standard and random ones take turns. */
  readonly options?: Options;
  readonly laws?: readonly Law[];
}

/** Every law that a game breaks, each at the first place where it was seen. One game is in memory at a time. */
export function checkLaws(game: Game, { seats, seed, games, options, laws = LAWS }: Trial): readonly LawBroken[] {
  const hearings = laws.map((law) => ({ law, notes: law.notes?.(), broken: [] as LawBroken[] }));
  for (let index = 0; index < games && hearings.some(({ broken }) => broken.length === 0); index++) {
    const own = seedOf(seed, index);
    const walk = playRandomGame(game, seats, options ?? optionsFor(game.options, own), own);
    for (const { law, notes, broken } of hearings) {
      const found = broken.length === 0 ? breachOf(law, walk, notes, seed) : undefined;
      if (found !== undefined) broken.push(found);
    }
  }
  return hearings.flatMap(({ broken }) => broken);
}

/** The numbers of seats that a game can be played with. */
export function seatCounts(game: Game): readonly number[] {
  return seatsUpTo(game.seats.max + 1).slice(game.seats.min);
}

/** The first game has the seed as it was given: so the seed of any game, given again, repeats that game first. */
function seedOf(seed: string, index: number): string {
  return index === 0 ? seed : `${seed}.${index}`;
}

function breachOf(law: Law, walk: Walk, notes: unknown, seed: string): LawBroken | undefined {
  const random = seeded(`${law.name} ${walk.seed}`);
  let at = walk.last.index;
  try {
    for (const position of positionsFor(law, walk, random)) {
      at = position.index;
      law.look?.(position, random, notes);
    }
    at = walk.last.index;
    law.review?.(walk, random);
    return undefined;
  } catch (error) {
    const index = (error instanceof Breach ? error.index : undefined) ?? at;
    return new LawBroken(law.name, walk, index, error, law.notes === undefined ? walk.seed : seed);
  }
}

function positionsFor(law: Law, { positions }: Walk, random: Random): readonly Position[] {
  if (law.look === undefined) return [];
  const about = law.when === undefined ? positions : positions.filter((position) => law.when?.(position));
  return law.sample === undefined ? about : someOfEachKind(random, about, ({ kind }) => kind, law.sample);
}
