import { type Lots, type NetworkData, playCourses, pupilFor, sightOf } from '@riband/bots/learning';
import { gameNamed, optionsFor } from '../arguments.ts';
import { writeCourses } from './courses.ts';

/** What a worker must know. It is plain JSON, to be sent to one. */
export interface LearnPlan {
  readonly seed: number;
  /** If they are not our newest: a file, or the name of an earlier release. */
  readonly components?: string;
  /** Who plays: greedy, or a search with a network. */
  readonly network?: NetworkData;
  readonly iterations: number;
  readonly lots: Lots;
}

/** Games to be played one after the other, whose courses are kept in one file. */
export interface Stint {
  readonly file: string;
  readonly game: string;
  readonly seats: number;
  readonly from: number;
  readonly to: number;
}

/** A worker's end of the line. */
export interface Line {
  on(event: 'message', listener: (stint: Stint) => void): unknown;
  postMessage(courses: Float32Array): void;
}

/** Plays what it is told to, and reports the courses. */
export function serve({ seed, components, network, iterations, lots }: LearnPlan, line: Line): void {
  const bot = pupilFor(network, iterations);
  line.on('message', ({ game: id, seats, from, to }) => {
    const game = gameNamed(id, components);
    const setting = { game, seats, options: optionsFor(game, []) };
    const numbers = Array.from({ length: to - from }, (_, index) => from + index);
    const courses = numbers.flatMap((number) => playCourses(setting, bot, lots, `${seed}|${id}|${seats}|${number}`));
    line.postMessage(writeCourses(courses, sightOf(game).numbers));
  });
}
