import { type Around, Line, type LobbyState } from '@riband/protocol';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepOnDevice } from '../../test/device.ts';
import { line, STATE } from '../../test/session.ts';

/** The page asks the browser for its languages as soon as it is loaded. */
vi.stubGlobal('navigator', { languages: ['en'] });
const { Room } = await import('./room.svelte.ts');

const LOBBY: LobbyState = {
  ...{ table: 't', game: 'example', options: {}, clock: null, listed: false, watching: 'nobody', rows: 1 },
  ...{ chairs: [null, null], seat: null, host: false, invitation: null, commitment: 'ab'.repeat(32) },
};

function newRoom() {
  const ports = { ticket: async () => null, connect: () => new WebSocket(''), random: () => 0, after: () => () => {} };
  return new Room(new Line(ports, { entered: () => {}, told: () => {}, status: () => {} }), 't');
}

beforeEach(() => {
  keepOnDevice();
  vi.stubGlobal('fetch', async () => Response.json({ tables: {} }));
});

describe('while one was away', () => {
  const away = { ...STATE, acted: 1, log: { from: 0, lines: [0, 1, 2, 3].map(line) } };
  const ended = { ...away, waiting: { ...STATE.waiting, toMove: [], over: true } };
  const missed = ({ missed: lines }: ReturnType<typeof newRoom>) => lines.map(({ number }) => number);

  test('the others have played: one is shown what, also if the game has ended', () => {
    for (const state of [away, ended]) {
      const room = newRoom();
      room.seeTable(state);
      expect(missed(room)).toEqual([1, 2, 3]);
    }
  });

  test('it is told with the whole story, maybe a moment after the end was seen', () => {
    const room = newRoom();
    const { acted: _, ...first } = ended;
    room.seeTable({ ...first, log: { from: 3, lines: [line(3)] } });
    expect(missed(room)).toEqual([]);
    room.seeTable(ended);
    expect(missed(room)).toEqual([1, 2, 3]);
  });

  test('who was there at the end, or has come once since, is not told again', () => {
    const there = newRoom();
    there.seeTable({ ...away, log: { from: 0, lines: [] } });
    there.seeTable(ended);
    expect(missed(there)).toEqual([]);
    const later = newRoom();
    later.seeTable(ended);
    expect(missed(later)).toEqual([]);
  });

  test('who has never acted has missed nothing', () => {
    const room = newRoom();
    room.seeTable({ ...ended, acted: null });
    expect(missed(room)).toEqual([]);
  });
});

test('a table that could not be shown is there as soon as it is told', () => {
  for (const kind of ['missing', 'failed'] as const) {
    const room = newRoom();
    const answer = kind === 'missing' ? { kind } : { kind, problem: 'broken' };
    room.take(answer);
    expect(room.missing).toBe(true);
    room.seeLobby(LOBBY);
    expect(room.missing).toBe(false);
    room.take(answer);
    room.take({ kind: 'table', state: STATE });
    expect(room.missing).toBe(false);
  }
});

test('another commitment than the first is noticed as long as the game has not begun', () => {
  const room = newRoom();
  room.seeLobby(LOBBY);
  expect(room.swapped).toBe(false);
  const other = { ...LOBBY, rows: 2, commitment: 'cd'.repeat(32) };
  room.seeLobby(other);
  expect(room.swapped).toBe(true);
  const later = newRoom();
  later.seeLobby(other);
  expect(later.swapped).toBe(true);
});

describe('bots of this device that', () => {
  /** A worker that never answers, and dies when the test says so. */
  class FakeWorker {
    readonly #listeners: Record<string, (event: object) => void> = {};
    ended = false;
    constructor() {
      workers.push(this);
    }
    addEventListener(type: string, listener: (event: object) => void): void {
      this.#listeners[type] = listener;
    }
    postMessage(): void {}
    terminate(): void {
      this.ended = true;
    }
    die(): void {
      this.#listeners['error']?.({ message: 'out of memory' });
    }
  }
  const workers: FakeWorker[] = [];

  async function thinking() {
    workers.length = 0;
    vi.stubGlobal('Worker', FakeWorker);
    const room = newRoom();
    room.seeTable(STATE);
    const session = await vi.waitFor(() => room.session ?? Promise.reject(new Error('nobody sits yet')));
    room.seeAround({ table: 't', alone: true, ended: false, here: [], repairs: [] } as unknown as Around);
    return { session, asking: session.hint() };
  }

  test('die while they think answer no more; whoever asks next gets others, and nothing else is broken', async () => {
    const { session, asking } = await thinking();
    expect(session.advice.inquiry).not.toBeNull();
    workers[0]!.die();
    await asking;
    expect([session.advice.inquiry, workers[0]!.ended]).toEqual([null, true]);
    void session.hint();
    expect(workers).toHaveLength(2);
  });

  test('are silent for too long are followed by others as well', async () => {
    vi.useFakeTimers();
    const { session } = await thinking();
    vi.advanceTimersByTime(10_000);
    expect([session.advice.inquiry, workers[0]!.ended]).toEqual([null, true]);
    vi.useRealTimers();
  });
});
