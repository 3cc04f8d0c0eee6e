import { type Actor, type Deciders, type Emit, type Random, seatsUpTo } from '@riband/kernel';
import { endTurn } from '../flow.ts';
import { decisionOf } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { Decision, Event, Move, State } from '../types.ts';
import { deal, elder, fill } from './chance.ts';
import { load } from './coal.ts';
import type { ChanceRule, Rule } from './decision.ts';
import { cargo, region } from './earn.ts';
import { house } from './house.ts';
import { place, spot } from './place.ts';
import { riband } from './riband.ts';
import { rondel } from './rondel.ts';
import { buy } from './ships.ts';
import { token } from './token.ts';

const CHANCE_RULES: Partial<Record<Decision['kind'], ChanceRule>> = { fill, deal, elder };
const RULES_BY_KIND: Readonly<Record<Decision['kind'], Rule>> = {
  fill,
  deal,
  elder,
  place,
  spot,
  rondel,
  buy,
  region,
  cargo,
  riband,
  house,
  token,
  load,
};

const NOBODY: readonly Move[] = [];
const ALONE: readonly Deciders[] = seatsUpTo(4).map((seat) => [seat]);

export function deciders(state: State): Deciders {
  const decision = decisionOf(state);
  if (decision === undefined) return 'over';
  return isChance(decision) ? 'chance' : ALONE[state.seat]!;
}

export function moves(tables: Tables, state: State, actor: Actor): readonly Move[] {
  const decision = decisionOf(state);
  if (decision === undefined || actor !== (isChance(decision) ? 'chance' : state.seat)) return NOBODY;
  return RULES_BY_KIND[decision.kind].moves(tables, state, decision);
}

export function apply(tables: Tables, state: State, move: Move, emit?: Emit<Event>): void {
  const decision = decisionOf(state);
  if (decision === undefined) throw new RangeError('the game is over');
  RULES_BY_KIND[decision.kind].apply(tables, state, decision, move, emit);
  if (state.pending.length === 0) endTurn(state, emit);
}

export function sample(tables: Tables, state: State, random: Random): Move {
  const decision = decisionOf(state);
  const rule = decision === undefined ? undefined : CHANCE_RULES[decision.kind];
  if (decision === undefined || rule === undefined) throw new RangeError('this is no matter of chance');
  return rule.sample(tables, state, decision, random);
}

function isChance({ kind }: Decision): boolean {
  return kind === 'fill' || kind === 'deal' || kind === 'elder';
}
