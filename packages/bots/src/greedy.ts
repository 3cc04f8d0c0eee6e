import { type Game, type Move, next, pick, type Random } from '@riband/kernel';
import { type Bot, inPieces, type Thinking, type Weighed } from './bot.ts';
import type { Evaluation } from './evaluation.ts';
import { evaluationOf } from './evaluations/index.ts';
import { LookAhead } from './look-ahead.ts';

/** Takes the move after which its turn ends best, as its evaluation of the game sees it; what others or chance do next it does not ask. */
export const greedy: Bot = greedyWith(evaluationOf);

export const greedyBy = (evaluation: Evaluation): Bot => greedyWith(() => evaluation);

function greedyWith(evaluationFor: (game: Game) => Evaluation): Bot {
  return inPieces('greedy', function* (question, random): Thinking {
    const { game, seat } = question;
    const evaluation = evaluationFor(game);
    const ahead = new LookAhead(game, seat, evaluation);
    const state = game.imagine(question.view(), random);
    const turn = game.turn(state);
    const moves = ahead.worthTrying(state, question.moves);
    const tried: Tried[] = [];
    for (const move of moves) {
      tried.push({ move, value: ahead.afterTurn(next(game, state, seat, move), turn) });
      if (!(yield tried.length / moves.length)) break;
    }
    const move = best(tried, random);
    return {
      move,
      weighed: weigh(tried, move, evaluation.value(game, state, seat)),
      expect(other) {
        const after = next(game, state, seat, other);
        ahead.afterTurn(after, turn);
        return evaluation.terms(game, after, seat);
      },
    };
  });
}

interface Tried {
  readonly move: Move;
  readonly value: number;
}

/** The best by its value, one of them if several are equally good. */
function best(tried: readonly Tried[], random: Random): Move {
  const top = Math.max(...tried.map(({ value }) => value));
  return pick(
    random,
    tried.filter(({ value }) => value === top),
  ).move;
}

/** The chosen one first, then the others by what they come to. */
function weigh(tried: readonly Tried[], chosen: Move, now: number): readonly Weighed[] {
  return tried
    .toSorted((a, b) => Number(b.move === chosen) - Number(a.move === chosen) || b.value - a.value)
    .map(({ move, value }) => ({ move, points: value - now }));
}
