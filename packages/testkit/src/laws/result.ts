import { type Account, canonical, type Result } from '@riband/kernel';
import type { Law } from '../law.ts';
import { must, mustMatch } from '../must.ts';

/** People play for it: every point has a source, and whoever has more is placed no worse. */
export const result: Law = {
  name: 'result',
  says: 'points add up, and the final places follow from them',
  sample: 40,

  look({ game, state, walk, viewers }) {
    const { length } = game.scores(state);
    must(length === walk.seats, `there are ${length} scores`);
    for (const viewer of viewers) checkAccounts(game.standing(state, viewer), walk.seats);
  },

  review({ game, seats, over, last: { state, viewers } }) {
    if (!over) return;
    const final = game.result(state);
    canonical(final);
    checkAccounts(final.accounts, seats);
    checkPlaces(final);
    const totals = final.accounts.map((account) => account.total);
    mustMatch('the scores at the end', totals, game.scores(state));
    for (const viewer of viewers)
      mustMatch('the standing at the end', final.accounts, game.standing(state, viewer), viewer);
  },
};

function checkAccounts(accounts: readonly Account[], seats: number): void {
  must(accounts.length === seats, `there are ${accounts.length} accounts`);
  for (const [seat, { lines, total, ...account }] of accounts.entries()) {
    must(account.seat === seat, `account ${seat} is of seat ${account.seat}`);
    const sum = lines.reduce((points, line) => points + line.points, 0);
    must(Number.isSafeInteger(total) && sum === total, `the lines add up to ${sum}, the total is ${total}`, seat);
  }
}

function checkPlaces({ accounts, places, tieBreak }: Result): void {
  must(places.length === accounts.length, `there are ${places.length} places`);
  const totals = accounts.map((account) => account.total);
  const shown = `totals ${totals.join(' ')} have the places ${places.join(' ')}`;
  let tieBroken = false;
  for (const [seat, place] of places.entries()) {
    const better = places.filter((other) => other < place).length;
    must(place === better + 1, `${shown}: ${better} are better than place ${place}`, seat);
    for (const [other, total] of totals.entries()) {
      if ((places[other] ?? 0) <= place) continue;
      must(total <= (totals[seat] ?? 0), `${shown}: more points, worse place`, other);
      tieBroken ||= total === totals[seat];
    }
  }
  must(tieBreak === undefined || tieBroken, `${shown}: there was no tie to break`);
  const tiedForFirst = totals.filter((total) => total === Math.max(...totals)).length;
  const winners = places.filter((place) => place === 1).length;
  must(winners === tiedForFirst || tieBreak !== undefined, `${shown}: nothing says what broke the tie`);
}
