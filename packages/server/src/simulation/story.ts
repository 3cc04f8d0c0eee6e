import type { ClockRule, LinePorts } from '@riband/protocol';
import type { Weather } from './flaky-storage.ts';
import type { Machine } from './machine.ts';
import type { World } from './world.ts';

/** What all players of a story know. */
export interface Story {
  readonly world: World;
  readonly weather: Weather;
  readonly machines: readonly Machine[];
  readonly game: string;
  readonly seats: number;
  readonly clock: ClockRule | null;
  /** How many of them are for bots: none or one. */
  readonly bots: number;
  /** Whether all is well again: then nobody plays tricks any more. */
  calm: boolean;
  /** Once there is a table. */
  place: { readonly table: string; readonly invitation: string } | null;
  /** What the line of every page goes by. */
  line(ports: LinePorts): LinePorts;
  violated(what: string): void;
}
