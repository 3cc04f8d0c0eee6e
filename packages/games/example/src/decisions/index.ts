import { type Actor, type Deciders, type Emit, isSeat, type Random } from '@riband/kernel';
import { decisionOf } from '../state.ts';
import type { Decision, Event, Move, State } from '../types.ts';
import { bid } from './bid.ts';
import { draw, fill, reveal } from './chance.ts';
import type { ChanceRule, SeatRule } from './decision.ts';
import { load } from './load.ts';
import { take } from './take.ts';

const CHANCE_RULES = { draw, fill, reveal };
const SEAT_RULES = { bid, take, load };

export function deciders(state: State): Deciders {
  const decision = decisionOf(state);
  if (decision === undefined) return 'over';
  return chanceRule(decision) === undefined ? seatRule(decision).deciders(state, decision) : 'chance';
}

export function moves(state: State, actor: Actor): readonly Move[] {
  const decision = decisionOf(state);
  if (decision === undefined) return [];
  const chance = chanceRule(decision);
  if (chance !== undefined) return actor === 'chance' ? chance.moves(state, decision) : [];
  const rule = seatRule(decision);
  return isSeat(actor) && rule.deciders(state, decision).includes(actor) ? rule.moves(state, decision, actor) : [];
}

export function apply(state: State, actor: Actor, move: Move, emit?: Emit<Event>): void {
  const decision = atHand(state);
  if (isSeat(actor)) seatRule(decision).apply(state, decision, actor, move, emit);
  else chanceRule(decision)?.apply(state, decision, move, emit);
}

export function weight(state: State, move: Move): number {
  return chanceRule(atHand(state))?.weight(state, move) ?? 0;
}

export function sample(state: State, random: Random): Move {
  const decision = atHand(state);
  const rule = chanceRule(decision);
  if (rule === undefined) throw new RangeError('this is no matter of chance');
  return rule.sample(state, decision, random);
}

function atHand(state: State): Decision {
  const decision = decisionOf(state);
  if (decision === undefined) throw new RangeError('the game is over');
  return decision;
}

function chanceRule(decision: Decision): ChanceRule | undefined {
  return (CHANCE_RULES as Partial<Record<Decision['kind'], ChanceRule>>)[decision.kind];
}

function seatRule(decision: Decision): SeatRule {
  return (SEAT_RULES as Partial<Record<Decision['kind'], SeatRule>>)[decision.kind]!;
}
