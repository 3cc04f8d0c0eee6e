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
    return `${rounds.length * seats} deals: ${checkText(path, found, byHand)}`;
  };
}

/** With fewer rounds of the seats the spread between them is hardly known. */
const FEW_ROUNDS = 10;

/** How the weights of a file and those made by hand did, round by round of the seats. */
export function checkText(path: string, found: readonly number[], byHand: readonly number[]): string {
  const gains = found.map((result, round) => result - (byHand[round] as number));
  const gain = meanOf(gains);
  const figures = `${path} ${meanOf(found).toFixed(3)}, by hand ${meanOf(byHand).toFixed(3)}; better by ${gain.toFixed(3)}`;
  if (gains.length === 1) return `${figures}, which may be luck: for an interval every seat must be taken twice`;
  const around = 1.96 * errorOf(gains, gain);
  const caution = gains.length < FEW_ROUNDS ? `, too narrow with every seat taken fewer than ${FEW_ROUNDS} times` : '';
  return `${figures} (${(gain - around).toFixed(3)} to ${(gain + around).toFixed(3)}${caution})`;
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The standard error of a mean. */
function errorOf(numbers: readonly number[], mean: number): number {
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  return Math.sqrt(squares / (numbers.length - 1) / numbers.length);
}
