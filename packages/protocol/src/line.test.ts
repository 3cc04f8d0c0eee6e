import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Line, type LineStatus, Lost, type Socket } from './line.ts';
import type { OnlineAnswer, OnlineRequest } from './online.ts';

/** The server's end: it answers when the test says so. */
class FakeSocket implements Socket {
  readonly sent: { readonly number: number; readonly request: OnlineRequest; readonly ticket?: string }[] = [];
  readonly #listeners: Record<string, ((event: { data: unknown }) => void)[]> = {};
  closed = false;

  addEventListener(type: string, listener: (event: { data: unknown }) => void): void {
    this.#listeners[type] = [...(this.#listeners[type] ?? []), listener];
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  happen(type: string, data?: unknown): void {
    for (const listener of this.#listeners[type] ?? []) listener({ data });
  }

  answer(number: number, answer: OnlineAnswer): void {
    this.happen('message', JSON.stringify({ number, answer }));
  }

  /** Open, and the ticket was good. */
  greet(): void {
    this.happen('open');
    this.answer(0, DONE);
  }

  get kinds(): readonly string[] {
    return this.sent.map(({ request, ticket }) => ticket ?? request.kind);
  }
}

const DONE: OnlineAnswer = { kind: 'done' };
const CONFIRM: OnlineRequest = { kind: 'confirm', id: '0123456789abcdef', table: 't', seat: 0, seen: 1 };
const CREATE: OnlineRequest = {
  ...{ kind: 'create', id: 'abcdef0123456789', game: 'example', seats: 2, options: {} },
  ...{ clock: null, listed: false, watching: 'nobody' },
};

function lineWith(ticket: () => Promise<string | null> = async () => 'ticket') {
  const sockets: FakeSocket[] = [];
  const statuses: LineStatus[] = [];
  const entered: OnlineAnswer[] = [];
  const connect = () => {
    sockets.push(new FakeSocket());
    return sockets.at(-1)!;
  };
  const line = new Line(
    { ticket, connect, random: () => 1, after },
    {
      entered: (answer) => entered.push(answer),
      told: () => {},
      status: (status) => statuses.push(status),
    },
  );
  return { line, sockets, statuses, entered };
}

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Promises that are due. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the ticket goes first, then what was asked meanwhile', async () => {
  const { line, sockets, statuses } = lineWith();
  const answer = line.ask({ kind: 'mine' });
  await settle();
  const [socket] = sockets;
  socket!.happen('open');
  expect(socket!.kinds).toEqual(['ticket']);
  socket!.answer(0, DONE);
  expect(socket!.kinds).toEqual(['ticket', 'mine']);
  socket!.answer(1, { kind: 'tables', tables: [] });
  expect(await answer).toEqual({ kind: 'tables', tables: [] });
  expect(statuses).toEqual(['connecting', 'open']);
});

test('who goes from one table to another leaves the first; who comes to the same again does not', async () => {
  const { line, sockets } = lineWith();
  for (const table of ['a', 'b', 'b']) void line.enter({ kind: 'open', table });
  await settle();
  sockets[0]!.greet();
  const sent = sockets[0]!.sent
    .slice(1)
    .map(({ request }) => ('table' in request ? [request.kind, request.table] : []));
  expect(sent).toEqual([
    ['open', 'a'],
    ['leave', 'a'],
    ['open', 'b'],
    ['open', 'b'],
  ]);
});

describe('a line that breaks', () => {
  async function broken() {
    const all = lineWith();
    const { line, sockets } = all;
    const opened = line.enter({ kind: 'open', table: 't' });
    await settle();
    sockets[0]!.greet();
    sockets[0]!.answer(1, { kind: 'missing' });
    await opened;
    const done = line.ask(CONFIRM);
    void line.ask(CREATE);
    sockets[0]!.happen('close');
    return { ...all, done };
  }

  test('comes back to its table first, then sends again what was not answered, with the same id', async () => {
    const { sockets, statuses, entered, done } = await broken();
    expect(statuses.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(500);
    sockets[1]!.greet();
    expect(sockets[1]!.kinds).toEqual(['ticket', 'open']);
    sockets[1]!.answer(sockets[1]!.sent[1]!.number, { kind: 'missing' });
    expect(entered).toEqual([{ kind: 'missing' }]);
    expect(sockets[1]!.sent.slice(2).map(({ request }) => request)).toEqual([CONFIRM, CREATE]);
    sockets[1]!.answer(sockets[1]!.sent[2]!.number, DONE);
    expect(await done).toEqual(DONE);
    expect(statuses.at(-1)).toBe('open');
  });

  test('waits longer after every failure, up to ten seconds', async () => {
    const { sockets } = await broken();
    const waits: number[] = [];
    for (let count = 1; count < 8; count++) {
      const before = Date.now();
      while (sockets.length === count) await vi.advanceTimersByTimeAsync(100);
      waits.push(Date.now() - before);
      sockets.at(-1)!.happen('close');
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 10_000, 10_000]);
  });

  test('is tried at once when there is a network again', async () => {
    const { line, sockets } = await broken();
    line.tryNow();
    await settle();
    expect(sockets).toHaveLength(2);
  });
});

test('who does not answer is gone, whatever the network says', async () => {
  const { line, sockets, statuses } = lineWith();
  void line.ask({ kind: 'mine' });
  await settle();
  sockets[0]!.greet();
  await vi.advanceTimersByTimeAsync(8000);
  expect(sockets[0]!.closed).toBe(true);
  expect(statuses.at(-1)).toBe('lost');
});

test('a ticket that does not come is asked for again, and one that comes too late is not used', async () => {
  const late: ((ticket: string) => void)[] = [];
  const { line, sockets, statuses } = lineWith(() => new Promise((resolve) => late.push(resolve)));
  void line.ask({ kind: 'mine' });
  await vi.advanceTimersByTimeAsync(8000);
  expect(statuses.at(-1)).toBe('lost');
  await vi.advanceTimersByTimeAsync(400);
  expect(late).toHaveLength(2);
  late[0]!('old');
  await settle();
  expect(sockets).toEqual([]);
  late[1]!('new');
  await settle();
  sockets[0]!.greet();
  expect(sockets[0]!.kinds).toEqual(['new', 'mine']);
});

test('who has nothing to say is asked now and then whether they are there', async () => {
  const { line, sockets } = lineWith();
  void line.ask({ kind: 'mine' });
  await settle();
  sockets[0]!.greet();
  sockets[0]!.answer(1, { kind: 'tables', tables: [] });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sockets[0]!.kinds.at(-1)).toBe('ping');
});

test('what could not be stored is sent again after a while', async () => {
  const { line, sockets } = lineWith();
  const done = line.ask(CONFIRM);
  await settle();
  sockets[0]!.greet();
  sockets[0]!.answer(1, { kind: 'unavailable' });
  await vi.advanceTimersByTimeAsync(700);
  expect(sockets[0]!.kinds).toEqual(['ticket', 'confirm', 'confirm']);
  sockets[0]!.answer(1, DONE);
  expect(await done).toEqual(DONE);
});

test('nobody gets no connection, and whoever waits hears of it', async () => {
  const { line, sockets, statuses } = lineWith(async () => null);
  await expect(line.ask({ kind: 'mine' })).rejects.toBeInstanceOf(Lost);
  expect(sockets).toEqual([]);
  expect(statuses.at(-1)).toBe('nobody');
});

test('a server that was replaced by a newer one may say more: the page goes on', async () => {
  const { line, sockets, statuses } = lineWith();
  const answer = line.ask(CONFIRM);
  await settle();
  sockets[0]!.greet();
  sockets[0]!.happen('message', '{"number":1,"answer":{"kind":"done","since":"newer"},"more":1}');
  expect(await answer).toEqual(DONE);
  expect(statuses.at(-1)).toBe('open');
});

test.each(['{"number":1,"answer":{"kind":"newer"}}', '<html>'])(
  'a page that cannot make out what the server says asks no more: %s',
  async (text) => {
    const { line, sockets, statuses } = lineWith();
    void line.ask(CONFIRM);
    await settle();
    sockets[0]!.greet();
    sockets[0]!.happen('message', text);
    expect(statuses.at(-1)).toBe('outdated');
    expect(sockets[0]!.closed).toBe(true);
    sockets[0]!.happen('close');
    void line.ask(CONFIRM);
    line.tryNow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
    expect(statuses.at(-1)).toBe('outdated');
  },
);
