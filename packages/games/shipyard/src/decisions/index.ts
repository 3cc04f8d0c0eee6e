import { type Actor, type Deciders, type Emit, isSeat, type Random, type Seat } from '@riband/kernel';
import { fill } from '../chance/fill.ts';
import { reveal } from '../chance/reveal.ts';
import { deal, employee, marker, set, start, tile } from '../chance/setup.ts';
import { back, flip } from '../chance/solo.ts';
import { launch } from '../cruise/launch.ts';
import { fit, speed } from '../cruise/outfit.ts';
import { berth, sail } from '../cruise/sail.ts';
import type { ChanceRule, Edition, SeatRule } from '../edition.ts';
import type { Event } from '../events.ts';
import { proceed } from '../flow.ts';
import type { Decision, Move, State } from '../types.ts';
import { bonus, bonusActions, buyBonus, mayComeFirst } from './bonus.ts';
import { choose } from './choose.ts';
import { discard } from './discard.ts';
import { final } from './final.ts';
import { finish, last } from './last.ts';

const ONE_SEAT: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

type Rules<Rule> = { readonly [kind in Decision['kind']]?: Rule };

const CHANCE_RULES: Rules<ChanceRule> = { start, tile, marker, employee, deal, set, fill, back, flip, reveal };
const TURN_RULES: Rules<SeatRule> = { choose, bonus, final, last, finish, discard, launch, fit, speed, berth, sail };

/** The rules of an edition: those of every turn, and what its actions ask. */
export interface Decisions {
  deciders(state: State): Deciders;
  moves(state: State, actor: Actor): readonly Move[];
  apply(state: State, actor: Actor, move: Move, emit?: Emit<Event>): void;
  weight(state: State, move: Move): number;
  sample(state: State, random: Random): Move;
  ruleOf(decision: Decision): SeatRule | undefined;
}

export function decisionsOf(edition: Edition): Decisions {
  const seatRules: Rules<SeatRule> = Object.assign(
    {},
    TURN_RULES,
    ...edition.actions.map((action) => action.decisions),
  );
  const ruleOf = (decision: Decision): SeatRule | undefined => seatRules[decision.kind];
  // Every kind of decision that no seat is asked has a rule of chance.
  const chanceRule = (decision: Decision): ChanceRule => CHANCE_RULES[decision.kind]!;

  function seatMoves(state: State, decision: Decision, rule: SeatRule, seat: Seat): readonly Move[] {
    if (!isAsked(state, decision, rule, seat)) return [];
    const moves = rule.moves(edition, state, decision, seat);
    if (mayComeFirst(state) && rule.opens?.(decision)) moves.push(...bonusActions(edition, state, seat));
    return moves;
  }

  function isAsked(state: State, decision: Decision, rule: SeatRule, seat: Seat): boolean {
    if (rule.deciders !== undefined) return rule.deciders(edition, state, decision).includes(seat);
    return state.active === seat;
  }

  function applySeat(state: State, decision: Decision, seat: Seat, move: Move, emit?: Emit<Event>): void {
    const rule = ruleOf(decision) as SeatRule;
    if (move.kind === 'bonus' && decision.kind !== 'bonus') {
      // S-BONUS-1: before the chosen action, which begins anew afterwards.
      state.pending.pop();
      state.acted = false;
      buyBonus(edition, state, seat, move.action, emit);
    } else rule.apply(edition, state, decision, seat, move, emit);
  }

  return {
    deciders(state) {
      const decision = atHand(state);
      if (decision === undefined) return 'over';
      const rule = ruleOf(decision);
      if (rule === undefined) return 'chance';
      return rule.deciders?.(edition, state, decision) ?? ONE_SEAT[state.active]!;
    },
    moves(state, actor) {
      const decision = atHand(state);
      if (decision === undefined) return [];
      const rule = ruleOf(decision);
      if (rule === undefined) return actor === 'chance' ? chanceRule(decision).moves(edition, state, decision) : [];
      return isSeat(actor) ? seatMoves(state, decision, rule, actor) : [];
    },
    apply(state, actor, move, emit) {
      const decision = atHand(state) as Decision;
      if (isSeat(actor)) applySeat(state, decision, actor, move, emit);
      else chanceRule(decision).apply(edition, state, decision, move, emit);
      if (state.pending.length === 0) proceed(edition, state, emit);
    },
    weight(state, move) {
      const decision = atHand(state) as Decision;
      return chanceRule(decision).weight(edition, state, decision, move);
    },
    sample(state, random) {
      const decision = atHand(state) as Decision;
      return chanceRule(decision).sample(edition, state, decision, random);
    },
    ruleOf,
  };
}

/** Nothing when the game is over; moves and draws come from a decision, so that where they are carried out there is one. */
function atHand(state: State): Decision | undefined {
  return state.pending[state.pending.length - 1];
}
