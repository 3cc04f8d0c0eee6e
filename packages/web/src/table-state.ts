import type { Seat, Target } from '@riband/kernel';
import type { Choice, Moment, TableState } from '@riband/protocol';
import type { Command } from './host.ts';

/** An earlier moment of a table, in which nothing can be done: boards show whoever acted then. */
export function asItWas(now: TableState, moment: Moment, actor: Seat | undefined): TableState {
  const waiting = { ...now.waiting, toMove: actor === undefined ? [] : [actor], toConfirm: [], chance: false };
  const idle = { choices: [], targets: [], news: [], canUndo: false, canRedo: false, canConfirm: false };
  return { ...now, ...moment, waiting, ...idle };
}

/** Whether it is for the person at the device to act. */
export const isMine = ({ choices, canConfirm }: TableState): boolean => choices.length > 0 || canConfirm;

/** The bot that all wait for. */
export function awaitedBot({ waiting, holders }: TableState): Seat | null {
  return waiting.toMove.find((seat) => holders[seat]?.kind === 'bot') ?? null;
}

/** Whether a command can be given here. */
export function canGive(state: TableState, command: Command): boolean {
  switch (command.kind) {
    case 'move':
      return command.texts.length === 1 && state.choices.some(({ text }) => text === command.texts[0]);
    case 'undo':
      return state.canUndo;
    case 'redo':
      return state.canRedo;
    case 'confirm':
      return state.canConfirm;
  }
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

export function peopleOf({ holders }: TableState): readonly Seat[] {
  return holders.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** Where several people share the device: whoever is to act next, if that is somebody else than who has it. */
export function nextPerson(state: TableState): Seat | undefined {
  const { waiting, seat } = state;
  const people = peopleOf(state);
  const awaited = [...waiting.toMove, ...waiting.toConfirm];
  if (people.length < 2 || waiting.over || seat === null || awaited.includes(seat)) return undefined;
  return awaited.find((one) => people.includes(one));
}
