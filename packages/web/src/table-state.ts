import type { Target } from '@riband/kernel';
import type { Choice, Moment, TableState } from '@riband/protocol';

/** An earlier moment of a table, in which nothing can be done. */
export function asItWas(now: TableState, moment: Moment): TableState {
  return { ...now, ...moment, choices: [], news: [], canUndo: false, canRedo: false, canConfirm: false };
}

/** Whether the same person has the same choices. */
export function isSameDecision(before: TableState, now: TableState): boolean {
  const decision = ({ seat, turn, choices }: TableState) => [seat, turn, ...choices.map(({ text }) => text)].join();
  return decision(before) === decision(now);
}

export function groupByTarget(choices: readonly Choice[]): ReadonlyMap<Target, readonly Choice[]> {
  const groups = new Map<Target, Choice[]>();
  for (const choice of choices) groups.set(choice.target, [...(groups.get(choice.target) ?? []), choice]);
  return groups;
}
