import { type Game, type Move, next, pick, type Random } from '@riband/kernel';
import { type Bot, type Question, withoutMemory } from './bot.ts';
import type { Evaluation } from './evaluation.ts';
import { evaluationOf } from './evaluations/index.ts';
import { LookAhead } from './look-ahead.ts';

/** Takes the move after which its turn ends best, as its evaluation of the game sees it; what others or chance do next it does not ask. */
export const greedy: Bot = greedyWith(evaluationOf);

export const greedyBy = (evaluation: Evaluation): Bot => greedyWith(() => evaluation);

function greedyWith(evaluationFor: (game: Game) => Evaluation): Bot {
  return withoutMemory('greedy', (question, random) => {
    const { game, seat } = question;
    const ahead = new LookAhead(game, seat, evaluationFor(game));
    const state = game.imagine(question.view(), random);
    const moves = ahead.worthTrying(state, question.moves);
    const turn = game.turn(state);
    return best(moves, (move) => ahead.afterTurn(next(game, state, seat, move), turn), random);
  });
}

/** The best by its value, one of them if several are equally good. */
function best(moves: Question['moves'], worth: (move: Move) => number, random: Random): Move {
  let top = Number.NEGATIVE_INFINITY;
  let equals: Move[] = [];
  for (const move of moves) {
    const value = worth(move);
    if (value < top) continue;
    if (value > top) equals = [];
    top = value;
    equals.push(move);
  }
  return pick(random, equals);
}
