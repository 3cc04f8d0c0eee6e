import { canonical, type Move, type Reason, type Seat, type Shortage, type Target } from '@riband/kernel';
import type { Law } from '../law.ts';
import { must } from '../must.ts';
import { someOf } from '../sampling.ts';
import type { Position } from '../walk.ts';

const CLAUSE = /^[A-Z]+(-[A-Z0-9]+)+$/;

/** One shortage may hide another; more than a few behind each other are no help to anybody. */
const GRANTS = 5;

const SHORTAGES_TRIED = 4;

/** People ask a board why something cannot be clicked; the answer comes from the very checks that make the list. */
export const reasons: Law = {
  name: 'reasons',
  says: 'every target has a move or a reason, never both, and a shortage is all that is in the way',
  sample: 15,
  when: ({ asked }) => asked.length > 0,

  look(position, random) {
    const { game, state } = position;
    for (const seat of position.asked) {
      const targets = game.targets(game.view(state, seat));
      must(new Set(targets).size === targets.length, `the targets ${targets.join(' ')} are not unique`, seat);
      const open = new Set(game.moves(state, seat).map((move: Move) => game.target(move)));
      for (const target of open) must(targets.includes(target), `"${target}" has a move and is no target`, seat);
      const short: [Target, Shortage][] = [];
      for (const target of targets) {
        const reason = game.why(state, seat, target);
        must(open.has(target) !== (reason !== undefined), contradiction(target, reason), seat);
        if (reason === undefined) continue;
        checkReason(reason, seat);
        if (reason.shortage !== undefined) short.push([target, reason.shortage]);
      }
      for (const [target, shortage] of someOf(random, short, SHORTAGES_TRIED))
        checkShortage(position, seat, target, shortage);
    }
  },
};

function contradiction(target: Target, reason: Reason | undefined): string {
  if (reason === undefined) return `"${target}" has neither a move nor a reason`;
  return `"${target}" has a move, and by ${reason.clause} it has none`;
}

function checkReason(reason: Reason, seat: Seat): void {
  canonical(reason);
  must(CLAUSE.test(reason.clause), `"${reason.clause}" is no clause of the rules`, seat);
  const amount = reason.shortage?.amount ?? 1;
  must(Number.isSafeInteger(amount) && amount > 0, `${reason.clause} names a shortage of ${amount}`, seat);
}

/** With what is missing the move is there; with one less it is not, else less was missing than was said. */
function checkShortage({ game, state }: Position, seat: Seat, target: Target, first: Shortage): void {
  const canChoose = (granted: object): boolean =>
    game.moves(granted, seat).some((move: Move) => game.target(move) === target);
  if (first.amount > 1) {
    const granted = game.clone(state);
    game.testing.grant(granted, seat, { ...first, amount: first.amount - 1 });
    must(!canChoose(granted), `"${target}" needs less ${first.of} than the ${first.amount} it asks for`, seat);
  }
  const granted = game.clone(state);
  let shortage: Shortage | undefined = first;
  for (let grants = 0; shortage !== undefined && grants < GRANTS; grants++) {
    game.testing.grant(granted, seat, shortage);
    const wrong = game.testing.imbalance(granted);
    must(wrong === undefined, `granting ${shortage.amount} ${shortage.of} breaks the sums: ${wrong}`, seat);
    shortage = game.why(granted, seat, target)?.shortage;
  }
  must(canChoose(granted), `"${target}" is still no move with the ${first.amount} ${first.of} it asked for`, seat);
}
