import type { Holder, Request, TableState } from '@riband/protocol';
import { expect, test } from 'vitest';
import { begin, bot, command, Desk, newGame, PERSON, step } from '../../test/desk.ts';
import { Stopped } from './bots/thinker.ts';

const GREEDY: Holder = { kind: 'bot', name: 'Ada', bot: 'greedy' };
const OTHER: Holder = { kind: 'person', name: 'Ben' };

/** Plays on until a bot has moved, and gives the entry of its last move. */
async function untilBotHasMoved(desk: Desk, first: TableState): Promise<{ state: TableState; entry: number }> {
  let state = first;
  const lines = [...state.log.lines];
  for (;;) {
    const moved = lines.findLast((line) => line.bot !== undefined);
    if (moved !== undefined) return { state, entry: moved.number };
    state = await step(desk, state);
    lines.splice(state.log.from, lines.length, ...state.log.lines);
  }
}

const why = ({ table, seat }: TableState, entry: number, reveal = false): Request => ({
  ...{ kind: 'motive', table, seat, entry, reveal },
});

test('a hint is for who has to decide, and one of its choices', async () => {
  const desk = new Desk();
  const { table, choices } = await begin(desk, 2);
  const answer = await desk.ask({ kind: 'hint', table, seat: 0 });
  if (answer.kind !== 'motive') throw new Error(answer.kind);
  const texts = choices.map(({ text }) => text);
  for (const option of answer.motive.options) expect(texts).toContain(option.text);
  expect(await desk.ask({ kind: 'hint', table, seat: 1 })).toMatchObject({ kind: 'failed' });
});

test('who has decided meanwhile gets no hint any more', async () => {
  const desk = new Desk();
  const state = await begin(desk, 2);
  const [first] = state.choices;
  await desk.ask({ kind: 'move', ...command(state), turn: state.turn, texts: [first!.text] });
  expect(await desk.ask({ kind: 'hint', table: state.table, seat: 0 })).toEqual({ kind: 'hushed' });
});

test.each(['greedy', 'apprentice'])(
  '%s thinks its turns over again and comes to the moves that it made',
  async (name) => {
    const desk = new Desk();
    const holders: readonly Holder[] = [PERSON, { kind: 'bot', name: 'Ada', bot: name }];
    let state = await desk.settled({ ...newGame(2), game: 'crossing-oceans', holders, options: {} });
    for (let steps = 0; steps < 12; steps++) state = await step(desk, state);
    const { log } = await desk.settled({ kind: 'open', table: state.table });
    const moves = log.lines.filter((line) => line.bot === 1);
    expect(moves.length).toBeGreaterThan(5);
    for (const { number } of moves) {
      // Nothing is hidden in this game, so nothing is given away.
      const answer = await desk.ask(why(state, number));
      expect(answer).toMatchObject({ kind: 'motive' });
      if (answer.kind === 'motive') expect(answer.motive.because.kind).not.toBe('rather');
    }
  },
);

test('what a bot hides it tells who plays alone only if they want to know', async () => {
  const desk = new Desk();
  const { state, entry } = await untilBotHasMoved(
    desk,
    await desk.settled({ ...newGame(2), holders: [PERSON, GREEDY] }),
  );
  expect(await desk.ask(why(state, entry))).toEqual({ kind: 'withheld', until: 'asked' });
  expect(await desk.ask(why(state, entry, true))).toMatchObject({ kind: 'motive' });
});

test('where several people play, it is told when the game is over', async () => {
  const desk = new Desk();
  const opened = await desk.settled({ ...newGame(3), holders: [GREEDY, PERSON, OTHER], options: { rounds: 2 } });
  let { state, entry } = await untilBotHasMoved(desk, opened);
  expect(await desk.ask(why(state, entry, true))).toEqual({ kind: 'withheld', until: 'end' });
  while (!state.waiting.over) {
    const open = state.choices.length > 0 || state.canConfirm;
    state = open ? await step(desk, state) : await desk.settled({ kind: 'open', table: state.table });
  }
  expect(await desk.ask(why(state, entry))).toMatchObject({ kind: 'motive' });
});

test('who watches bots alone is told everything', async () => {
  const desk = new Desk();
  const watched = await desk.settled({ ...newGame(2), holders: [GREEDY, bot(1)], options: { rounds: 2 } });
  const moves = watched.log.lines.filter((line) => line.bot === 0);
  expect(moves.length).toBeGreaterThan(2);
  for (const { number } of moves) expect(await desk.ask(why(watched, number))).toMatchObject({ kind: 'motive' });
});

test('only moves of bots are explained', async () => {
  const desk = new Desk();
  const state = await step(desk, await begin(desk, 2));
  const own = state.log.lines.find((line) => line.bot === undefined);
  expect(await desk.ask(why(state, own?.number ?? 0))).toMatchObject({ kind: 'failed' });
});

/** A host whose bots think until they are told to end; what they were told is kept. */
function patientDesk() {
  const ended: string[] = [];
  const real = new Desk();
  const wait = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const end = () => {
        ended.push(String(signal.reason));
        if (signal.reason === 'hurry') resolve();
        else reject(new Stopped());
      };
      if (signal.aborted) end();
      else signal.addEventListener('abort', end);
    });
  const { thinker } = real.host.ports;
  const desk = new Desk(undefined, {
    thinker: {
      async move(question, attention) {
        attention?.onShare(0.5);
        if (attention !== undefined) await wait(attention.signal);
        return thinker.move(question);
      },
      async motive(inquiry, attention) {
        if (attention !== undefined) await wait(attention.signal);
        return thinker.motive(inquiry);
      },
    },
  });
  return { desk, ended };
}

test('a bot that is hurried moves at once, and in its whole turn; the page is told how far it is', async () => {
  const { desk, ended } = patientDesk();
  const { table } = await desk.settled({
    ...newGame(2),
    game: 'crossing-oceans',
    holders: [GREEDY, PERSON],
    options: {},
  });
  expect(desk.thoughts).toEqual([{ table, about: 'move', seat: 0, share: 0.5 }]);
  const told = desk.told.length;
  await desk.ask({ kind: 'hurry', table, about: 'move' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(desk.told.length).toBeGreaterThan(told);
  expect(new Set(ended)).toEqual(new Set(['hurry']));
});

test('who leaves the table stops its bots; who comes back has them go on', async () => {
  const { desk, ended } = patientDesk();
  const { table } = await desk.settled({ ...newGame(2), holders: [GREEDY, PERSON] });
  await desk.ask({ kind: 'leave', table });
  expect(ended).toEqual(['left']);
  expect(desk.troubles).toEqual([]);
  await desk.settled({ kind: 'open', table });
  expect(desk.thoughts).toHaveLength(2);
});

test('a hint that is not wanted any more is not told, and one that is wanted now is', async () => {
  const { desk, ended } = patientDesk();
  const { table } = await desk.settled({ ...newGame(2), holders: [PERSON, OTHER] });
  const [first] = await Promise.all([
    desk.ask({ kind: 'hint', table, seat: 0 }),
    Promise.resolve().then(() => desk.ask({ kind: 'hush', table })),
  ]);
  expect(first).toEqual({ kind: 'hushed' });
  const [second] = await Promise.all([
    desk.ask({ kind: 'hint', table, seat: 0 }),
    Promise.resolve().then(() => desk.ask({ kind: 'hurry', table, about: 'advice' })),
  ]);
  expect(second).toMatchObject({ kind: 'motive' });
  expect(ended).toEqual(['hushed', 'hurry']);
});
