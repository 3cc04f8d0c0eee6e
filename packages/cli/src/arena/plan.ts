import type { Setting } from '@riband/bots/arena';
import { findGameOf } from '@riband/catalog';
import type { Options } from '@riband/kernel';

export const FORMAT = 'riband arena 1';

/** How long an outside bot may think about a move, where nobody says it. */
export const STANDARD_MILLISECONDS = 10_000;

/** All that decides how the games of an arena go. Where this is the same, the games are the same. */
export interface ArenaHeader {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly components: string;
  readonly options: Options;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly seed: number;
  /** How long an outside bot may think about a move. */
  readonly milliseconds: number;
}

/** What a worker must know. It is plain JSON, to be sent to one. */
export interface ArenaPlan {
  readonly header: ArenaHeader;
  /** The component file, if somebody brought their own. */
  readonly brought?: object;
}

/** What a plan of any kind says about the game. */
interface GamePlan {
  readonly header: Pick<ArenaHeader, 'game' | 'components' | 'options' | 'seats'>;
  readonly brought?: object;
}

export function settingOf({ header, brought }: GamePlan): Setting {
  const { seats, options } = header;
  const game = findGameOf(header.game, header.components, brought);
  if (game === undefined) throw new Error(`there is no ${header.game} with components ${header.components}`);
  return { game, options, seats };
}

/** Each bot once, in the order in which they were named. */
export function competitorsOf({ bots }: ArenaHeader): readonly string[] {
  return [...new Set(bots)];
}
