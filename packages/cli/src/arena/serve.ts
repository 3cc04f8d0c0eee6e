import { type ArenaGame, type GameName, gamesOfDeal, playMatch } from '@riband/bots/arena';
import { messageOf, Refusal } from '../fail.ts';
import { Entrants } from './entrants.ts';
import { type ArenaPlan, settingOf } from './plan.ts';

/** What a worker is told: to play a game, or that there are no more. */
export type Order = GameName | 'end';
export type Report =
  | { readonly game: ArenaGame }
  /** A mistake of whoever called, or of this program. */
  | { readonly refusal: string }
  | { readonly error: string };

/** A worker's end of the line. */
export interface Line {
  on(event: 'message', listener: (order: Order) => void): unknown;
  postMessage(report: Report): void;
  close(): void;
}

/** Plays the games that it is told to, and reports each. */
export function serve(plan: ArenaPlan, line: Line): void {
  const { bots, seats, seed, milliseconds } = plan.header;
  const setting = settingOf(plan);
  const lineUps = gamesOfDeal(bots, seats);
  const entrants = new Entrants(bots, milliseconds);

  async function play(name: GameName): Promise<Report> {
    const lineUp = lineUps[name.rotation] ?? [];
    const now = () => performance.now();
    try {
      const sitting = lineUp.map((bot) => entrants.named(bot));
      return { game: await playMatch({ ...name, setting, seed, entrants: sitting, now }) };
    } catch (error) {
      if (error instanceof Refusal) return { refusal: error.message };
      return { error: `deal ${name.deal}, rotation ${name.rotation} of seed ${seed}: ${messageOf(error)}` };
    }
  }

  line.on('message', (order) => {
    if (order === 'end') {
      entrants.end();
      line.close();
    } else void play(order).then((report) => line.postMessage(report));
  });
}
