import { crossingOceans } from '@riband/crossing-oceans';
import { type Game, type Seat, seeded, settle } from '@riband/kernel';
import { shipyardSolo } from '@riband/shipyard';
import { expect, test } from 'vitest';
import type { Bot, Question } from '../bot.ts';
import { findBot } from '../index.ts';
import { levelsFor, searchingAtLength } from './index.ts';

test.each([
  { game: crossingOceans as Game, seats: 2 },
  { game: shipyardSolo() as Game, seats: 1 },
])(
  'who searches at length goes by what captain does, and by what admiral does beyond that: $game.id',
  ({ game, seats }) => {
    const state = game.setup(
      seats,
      game.id === 'shipyard-solo' ? { contracts: 2, contractSets: false, beginnerLayout: true } : {},
    );
    const luck = seeded('at length');
    const toDecide = () => game.deciders(state)[0] as Seat;
    for (
      settle(game, state, luck);
      game.turn(state) < 6 || game.moves(state, toDecide()).length < 4;
      settle(game, state, luck)
    )
      game.apply(state, toDecide(), game.moves(state, toDecide())[0] as never);
    const seat = toDecide();
    const question: Question = { game, seat, moves: game.moves(state, seat), view: () => game.view(state, seat) };
    /** What a bot thinks that is soon stopped. */
    const thoughts = (bot: Bot) => {
      let looks = 0;
      return bot.sit().choose(question, seeded('thoughts'), () => ++looks < 200).weighed;
    };
    const { iterations } = levelsFor(game, seats).find(({ level }) => level === 'captain')!;
    const [captain, admiral] = [thoughts(findBot('captain') as Bot), thoughts(findBot('admiral') as Bot)];
    expect(captain).not.toEqual(admiral);
    expect(thoughts(searchingAtLength('as long', iterations))).toEqual(captain);
    expect(thoughts(searchingAtLength('longer', iterations + 1))).toEqual(admiral);
  },
);
