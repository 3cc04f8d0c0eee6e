import type { Message } from '@riband/kernel';
import type { Messages } from '@riband/text';
import type { Desk } from './desk.ts';
import type { ActionName } from './names.ts';
import { FREE_STEPS, GOODS_PER_TILE, MOST_CARDS, PER_SECTION, SUBSIDY } from './printed.ts';

/** Of every action, the numbers that its sentence has. */
type Numbers = { readonly [Action in ActionName]: (desk: Desk) => Messages[`shipyard.board.does.${Action}`] };

const [EQUIPMENT, CREW] = [0, 1];

const NUMBERS: Numbers = {
  build: () => ({ most: MOST_CARDS }),
  canal: () => ({}),
  purchase: () => ({}),
  manufacture: ({ tables }) => stepsOn(tables.rings[EQUIPMENT]?.length),
  recruit: ({ tables }) => stepsOn(tables.rings[CREW]?.length),
  hire: ({ view }) => stepsOn(view.employees.length / PER_SECTION),
  exchange: () => ({ goods: GOODS_PER_TILE }),
  subsidy: () => ({ guilders: SUBSIDY }),
};

/** What an action does, in words, with the numbers of the table at hand. */
export const doingOf = (action: ActionName, desk: Desk): Message => ({
  key: `shipyard.board.does.${action}`,
  params: NUMBERS[action](desk),
});

/** S-RING-1, S-HIRE-1: once round at most. */
const stepsOn = (round = 0) => ({ free: FREE_STEPS, more: round - FREE_STEPS });
