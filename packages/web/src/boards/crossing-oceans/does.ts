import type { Action, RULES } from '@riband/crossing-oceans';
import type { Message } from '@riband/kernel';
import type { Messages } from '@riband/text';

/** Of every action, the numbers that its sentence has. They are those of the rules, whatever the components. */
type Numbers = { readonly [Name in Action]: Messages[`crossing-oceans.board.does.${Name}`] };

type Rule = typeof RULES;
const HOUSE_BONUS: Rule['houseBonus'] = 30;
const PURCHASES: Rule['purchases'] = 3;
const CARGO_PAY: Rule['cargoPay'] = 10;

const NUMBERS: Numbers = {
  coal: {},
  region: { pounds: HOUSE_BONUS },
  ships: { most: PURCHASES },
  riband: {},
  house: {},
  fleet: {},
  cargo: { pounds: CARGO_PAY },
};

/** What an action of the rondel does, in words. */
export const doingOf = (action: Action): Message => ({
  key: `crossing-oceans.board.does.${action}`,
  params: NUMBERS[action],
});
