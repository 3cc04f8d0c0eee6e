import { weightsAt } from '@riband/bots/tuning';
import type { Game } from '@riband/kernel';
import { Progress } from '../progress.ts';
import { type TuneHeader, weightsIn } from './file.ts';
import type { Trials } from './serve.ts';

/** The weights of the file and those made by hand, on the same deals, each of them with the seats taken in turn. */
export function checking(path: string, game: Game, { seats, deals }: TuneHeader): (trials: Trials) => Promise<string> {
  const both = [weightsIn(path, game), weightsAt(game, [], [])];
  const rounds = Array.from({ length: Math.ceil(deals / seats) }, (_, round) => `check ${round}`);
  return async (trials) => {
    const progress = new Progress('Check', both.length * rounds.length);
    let done = 0;
    const results = await trials.results(
      rounds.flatMap((luck) => both.map((weights) => ({ weights, luck, deals: seats }))),
      () => void progress.show(++done),
    );
    progress.end();
    const found = results.filter((_, index) => index % 2 === 0);
    const byHand = results.filter((_, index) => index % 2 === 1);
    const gain = meanOf(found.map((result, round) => result - (byHand[round] as number)));
    return [
      `${rounds.length * seats} deals: ${path} ${meanOf(found).mean.toFixed(3)},`,
      `by hand ${meanOf(byHand).mean.toFixed(3)};`,
      `better by ${gain.mean.toFixed(3)} (${gain.low.toFixed(3)} to ${gain.high.toFixed(3)})`,
    ].join(' ');
  };
}

/** With its 95 % interval, by the normal distribution. */
function meanOf(numbers: readonly number[]) {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  const around = 1.96 * Math.sqrt(squares / Math.max(1, numbers.length - 1) / numbers.length);
  return { mean, low: mean - around, high: mean + around };
}
