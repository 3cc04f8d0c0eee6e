import { quayside } from '@riband/example';
import { pick, seeded } from '@riband/kernel';
import type { OnlineRequest, TableState } from '@riband/protocol';
import { loadTable } from '@riband/table';
import { knownFrom, saveIn } from '../src/record/known.ts';
import type { Storage } from '../src/storage/storage.ts';
import { type Guest, house } from './house.ts';

export const CONTRIBUTION = '00112233445566778899aabbccddeeff';

/** A private table for two. */
export const create = () =>
  ({
    ...{ kind: 'create', id: commandId(), game: 'example', seats: 2, options: { rounds: 2 } },
    ...{ clock: null, listed: false, watching: 'invited' },
  }) as const satisfies OnlineRequest;

/** Anna has opened a table for two and sits at 0; Ben was invited, maybe by another server, and sits at 1. */
export async function lobby(home = house(), there = home) {
  const [anna, ben] = [home.guest('Anna'), there.guest('Ben')];
  const { table, invitation } = await anna.opens(create());
  await anna.must('lobby', { kind: 'open', table });
  await anna.must('lobby', { kind: 'sit', id: commandId(), table, seat: 0, contribution: CONTRIBUTION });
  await ben.must('lobby', { kind: 'open', table, invitation });
  await ben.must('lobby', {
    kind: 'sit',
    id: commandId(),
    table,
    seat: 1,
    contribution: CONTRIBUTION.replace('0', 'f'),
  });
  return { ...home, anna, ben, table, invitation };
}

export async function begun(home = house()) {
  const all = await lobby(home);
  await all.anna.must('table', { kind: 'start', id: commandId(), table: all.table });
  return all;
}

export async function stateFor(guest: Guest, table: string): Promise<TableState> {
  return (await guest.must('table', { kind: 'open', table })).state;
}

let made = 0;

/** An id for a command. */
export const commandId = (): string => `command-${String(++made).padStart(12, '0')}`;

/** What whoever is to act might do. */
export function moveIn(state: TableState, random = seeded(7)) {
  const { table, seat, entry: seen, turn, choices, canConfirm } = state;
  const sent = { id: commandId(), table, seat: seat ?? 0, seen };
  if (choices.length === 0 && canConfirm) return { kind: 'confirm', ...sent } as const;
  return { kind: 'move', ...sent, turn, texts: [pick(random, choices).text], confirm: true } as const;
}

export const isToAct = ({ choices, canConfirm }: TableState): boolean => choices.length > 0 || canConfirm;

/** Plays on until it is over. */
export async function playOut(guests: readonly Guest[], table: string, random = seeded(3)): Promise<void> {
  for (;;) {
    const states = await Promise.all(guests.map((guest) => stateFor(guest, table)));
    if (states.some(({ waiting }) => waiting.over)) return;
    const at = states.findIndex(isToAct);
    const [guest, state] = [guests[at], states[at]];
    if (guest !== undefined && state !== undefined) await guest.must('table', moveIn(state, random));
  }
}

/** What is stored, played again from the first entry on. */
export async function tableIn(storage: Storage, id: string) {
  const stored = await storage.table(id);
  if (stored === undefined) throw new Error('there is no such table');
  const known = knownFrom(id, stored);
  const save = saveIn(known, stored);
  return { known, table: loadTable(() => quayside, save).table };
}
