import { type Random, shuffle } from '@riband/kernel';
import { Network, POINTS_EACH, weightsIn } from '../network.ts';
import { normal } from '../normal.ts';
import type { Course, Moment } from './experience.ts';

/** How a network learns. */
export interface Schooling {
  readonly units: number;
  /** How often all courses are gone through. */
  readonly rounds: number;
  readonly passesEach: number;
  /** How fast it learns at the beginning of a round. */
  readonly pace: number;
  /** How fast weights shrink that nothing speaks for. */
  readonly forgetting: number;
  /** How much what came of a game counts, against what the network expects at the next moment: 1 looks at the end alone. */
  readonly trust: number;
}

/** A network that has learnt nothing, with small weights at random, so that units become different. */
export function untaught(inputs: number, units: number, random: Random): Network {
  const weights = new Float64Array(weightsIn(inputs, units));
  for (let index = 0; index < weights.length; index++)
    if (index % (units + 1) < units) weights[index] = FIRST_SPREAD * normal(random);
  return new Network({ inputs, units, weights: [...weights] });
}

const FIRST_SPREAD = 0.1;

/**
 * Learns to foretell, from what is seen at a moment, the points that a seat still makes. Between two moments little happens, between a moment and the
 * end of the game a lot of luck: so what is aimed at is a mixture of the end and of what the network itself expects at the next moment.
 *
 * In the terms of the literature: temporal differences with traces, TD(λ), from games that were played before; steps by Adam (Kingma and Ba, 2015).
 */
export function* teach(
  network: Network,
  courses: readonly Course[],
  schooling: Schooling,
  random: Random,
): Generator<number> {
  const moments = courses.flatMap((course) => course.moments);
  const batches = Math.floor(moments.length / BATCH);
  if (batches === 0) throw new RangeError(`${moments.length} moments are too few to learn from`);
  const steps = schooling.passesEach * batches;
  for (let round = 0; round < schooling.rounds; round++) {
    // Who has learnt nothing expects nothing that would be worth aiming at; and who has learnt from weaker players expects too little.
    const aims = aimsOf(network, courses, round > 0 ? schooling.trust : 1);
    const mender = new Mender(network, schooling.forgetting);
    const order = moments.map((moment, index) => ({ moment, aim: aims[index]! }));
    for (let pass = 0, step = 0; pass < schooling.passesEach; pass++) {
      shuffle(random, order);
      let error = 0;
      for (let from = 0; from + BATCH <= order.length; from += BATCH) {
        // Ever slower, along half a wave.
        const pace = (schooling.pace / 2) * (1 + Math.cos((Math.PI * step++) / steps));
        error += mender.learn(order.slice(from, from + BATCH), pace);
      }
      yield POINTS_EACH * Math.sqrt(error / (batches * BATCH));
    }
  }
}

const BATCH = 64;

interface Lesson {
  readonly moment: Moment;
  readonly aim: number;
}

/** What the network should say at each moment of all courses. */
function aimsOf(network: Network, courses: readonly Course[], trust: number): readonly number[] {
  return courses.flatMap(({ moments, end }) => {
    let [later, expected] = [end, end];
    const backwards = moments.toReversed().map(({ seen, points }) => {
      later = trust * later + (1 - trust) * expected;
      expected = points + POINTS_EACH * network.of(Float64Array.from(seen));
      return (later - points) / POINTS_EACH;
    });
    return backwards.toReversed();
  });
}

/** By how many points the ends of games are foretold wrongly at their moments: the root of the mean of the squares. */
export function errorOf(network: Network, courses: readonly Course[]): number {
  let [squares, count] = [0, 0];
  for (const { moments, end } of courses)
    for (const { seen, points } of moments) {
      squares += (points + POINTS_EACH * network.of(Float64Array.from(seen)) - end) ** 2;
      count += 1;
    }
  return Math.sqrt(squares / count);
}

/** Mends the weights of a network bit by bit (Adam). */
class Mender {
  readonly #network: Network;
  readonly #forgetting: number;
  readonly #slopes: Float64Array;
  readonly #drift: Float64Array;
  readonly #force: Float64Array;
  readonly #seen: Float64Array;
  #steps = 0;

  constructor(network: Network, forgetting: number) {
    this.#network = network;
    this.#forgetting = forgetting;
    this.#slopes = new Float64Array(network.weights.length);
    this.#drift = new Float64Array(network.weights.length);
    this.#force = new Float64Array(network.weights.length);
    this.#seen = new Float64Array(network.inputs);
  }

  /** Tells the sum of the squared errors. */
  learn(lessons: readonly Lesson[], pace: number): number {
    let squares = 0;
    this.#slopes.fill(0);
    for (const { moment, aim } of lessons) {
      this.#seen.set(moment.seen);
      const error = this.#network.of(this.#seen) - aim;
      squares += error ** 2;
      this.#blame(error);
    }
    this.#step(lessons.length, pace);
    return squares;
  }

  /** Which weights had how much of a part in the error of the position that was just looked at. */
  #blame(error: number): void {
    const { inputs, units, weights, sums } = this.#network;
    const slopes = this.#slopes;
    const [first, last] = [inputs * (units + 1), (inputs + 1) * (units + 1)];
    slopes[first + units]! += error;
    for (let unit = 0; unit < units; unit++) {
      if (sums[unit]! <= 0) continue;
      slopes[last + unit]! += error * sums[unit]!;
      slopes[first + unit]! += error * weights[last + unit]!;
    }
    for (let input = 0; input < inputs; input++) {
      const part = error * this.#seen[input]!;
      if (part === 0) continue;
      const from = input * (units + 1);
      slopes[from + units]! += part;
      for (let unit = 0; unit < units; unit++)
        if (sums[unit]! > 0) slopes[from + unit]! += part * weights[last + unit]!;
    }
  }

  #step(lessons: number, pace: number): void {
    const { weights } = this.#network;
    this.#steps += 1;
    const [early, earlier] = [1 - STEADY ** this.#steps, 1 - STEADIER ** this.#steps];
    for (let index = 0; index < weights.length; index++) {
      const slope = this.#slopes[index]! / lessons;
      this.#drift[index] = STEADY * this.#drift[index]! + (1 - STEADY) * slope;
      this.#force[index] = STEADIER * this.#force[index]! + (1 - STEADIER) * slope ** 2;
      const way = this.#drift[index]! / early / (Math.sqrt(this.#force[index]! / earlier) + 1e-8);
      weights[index]! -= pace * (way + this.#forgetting * weights[index]!);
    }
  }
}

const [STEADY, STEADIER] = [0.9, 0.999];
