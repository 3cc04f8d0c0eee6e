import type { Message, Reason } from '@riband/kernel';
import type { Choice, Holder, Moment, TableState } from '@riband/protocol';
import { vi } from 'vitest';
import type { Command, Host, Outcome } from '../src/host.ts';
import type { Session } from '../src/session.svelte.ts';

/** Sessions ask the browser for its languages as soon as they are loaded. */
export async function sessions(): Promise<(host: Host, state: TableState) => Session> {
  vi.stubGlobal('navigator', { languages: ['en'] });
  const { Session } = await import('../src/session.svelte.ts');
  return (host, state) => new Session(host, state);
}

export const said = (key: string): Message => ({ key, params: {} });
export const choice = (text: string, target: string): Choice => ({
  text,
  target,
  label: said(text),
  events: [],
  preview: [said(`${text}!`)],
});
export const line = (number: number) => ({ number, turn: 1, messages: [said(`line ${number}`)] });

export const STATE: TableState = {
  table: 't',
  game: 'example',
  components: 'quayside-1',
  entry: 1,
  hash: 'h',
  seat: 0,
  holders: [{ kind: 'person', name: 'Anna' }],
  turn: 1,
  view: {},
  tables: {},
  waiting: { toMove: [0], toConfirm: [], chance: false, over: false },
  choices: [choice('one', 'a'), choice('two', 'b'), choice('three', 'b')],
  targets: ['a', 'b', 'c'],
  canUndo: false,
  canRedo: false,
  canConfirm: false,
  standing: [],
  result: null,
  secrets: true,
  kept: true,
  news: [],
  log: { from: 0, lines: [line(0), line(1)] },
};

export const PEOPLE: readonly Holder[] = [
  { kind: 'person', name: 'Anna' },
  { kind: 'person', name: 'Ben' },
  { kind: 'bot', name: 'Ada', bot: 'random' },
];

/** A host that answers when it is told to. */
export function fakeHost() {
  const sent: Command[] = [];
  const answers: ((outcome: Outcome) => void)[] = [];
  const opened: number[] = [];
  const reasons: ((reason: Reason | null) => void)[] = [];
  const host = {
    onDevice: true,
    counsel: () => ({ hint: true, why: true, past: false, hurry: true }),
    command: (_: TableState, command: Command) => {
      sent.push(command);
      return new Promise<Outcome>((resolve) => answers.push(resolve));
    },
    open: async (_: string, seat: number) => {
      opened.push(seat);
      return { ...STATE, seat, holders: PEOPLE, waiting: { ...STATE.waiting, toMove: [seat] } };
    },
    look: async (_: TableState, entry: number): Promise<Moment> => ({
      ...{ entry, turn: 0, view: { past: true }, targets: ['c'], standing: [] },
    }),
    why: () => new Promise<Reason | null>((resolve) => reasons.push(resolve)),
  };
  // Only these are used by a session.
  return { host: host as unknown as Host, sent, answers, reasons, opened };
}
