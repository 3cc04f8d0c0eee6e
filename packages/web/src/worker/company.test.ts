import type { Holder } from '@riband/protocol';
import { describe, expect, test } from 'vitest';
import { begin, bot, command, Desk, newGame, PERSON, step } from '../../test/desk.ts';

const OTHER: Holder = { kind: 'person', name: 'Ben' };

describe('several at one device', () => {
  const shared = { ...newGame(3), holders: [PERSON, OTHER, bot(2)] };

  test('it is opened for who is to act, and what others hold is not told', async () => {
    const desk = new Desk();
    const first = await desk.settled(shared);
    expect(first.seat).toBe(0);
    const [choice] = first.choices;
    const moved = await desk.settled({ kind: 'move', ...command(first), turn: first.turn, texts: [choice!.text] });
    const done = await desk.settled({ kind: 'confirm', ...command(moved) });
    expect(done).toMatchObject({ seat: 0, choices: [] });
    const second = await desk.settled({ kind: 'open', table: first.table });
    expect(second.seat).toBe(1);
    expect(second.choices.length).toBeGreaterThan(0);
    expect(second.view).toMatchObject({ viewer: 1 });
    expect(await desk.ask({ kind: 'confirm', ...command(first), seen: second.entry })).toMatchObject({
      kind: 'failed',
    });
  });

  test('it is told whether anybody has secrets from another person', async () => {
    const secretsIn = async (game: string) => (await new Desk().settled({ ...shared, game, options: {} })).secrets;
    expect(await secretsIn('shipyard-second')).toBe(true);
    expect(await secretsIn('crossing-oceans')).toBe(false);
  });

  test('bots alone are watched to the end by nobody in particular', async () => {
    const desk = new Desk();
    const watched = await desk.settled({ ...newGame(3), holders: [bot(0), bot(1), bot(2)] });
    expect(watched.seat).toBeNull();
    expect(watched.choices).toEqual([]);
    expect(watched.result?.places).toContain(1);
    expect(desk.told.length).toBeGreaterThan(5);
  });
});

describe('bots', () => {
  test('whose worker dies are asked once more', async () => {
    let deaths = 0;
    const real = new Desk();
    const desk = new Desk(undefined, {
      thinker: {
        ...real.host.ports.thinker,
        move: (question) =>
          deaths++ === 0 ? Promise.reject(new Error('dead')) : real.host.ports.thinker.move(question),
      },
    });
    const state = await step(desk, await begin(desk));
    expect(desk.troubles).toEqual([]);
    expect(deaths).toBeGreaterThan(1);
    expect(state.choices.length > 0 || state.canConfirm).toBe(true);
  });

  test('that cannot go on say so, and go on when the table is opened again', async () => {
    let dead = true;
    const real = new Desk();
    const desk = new Desk(undefined, {
      thinker: {
        ...real.host.ports.thinker,
        move: (question) => (dead ? Promise.reject(new Error('dead')) : real.host.ports.thinker.move(question)),
      },
    });
    const { table } = await begin(desk);
    expect(desk.troubles).toEqual([{ kind: 'bots', table, details: 'dead' }]);
    dead = false;
    const again = await desk.settled({ kind: 'open', table });
    expect(again.waiting.toMove).toEqual([0]);
  });

  test('of a table that was left stop', async () => {
    const desk = new Desk();
    const { table } = await begin(desk);
    expect(await desk.ask({ kind: 'leave', table })).toEqual({ kind: 'done' });
    const told = desk.told.length;
    await desk.ask({ kind: 'kept' });
    expect(desk.told).toHaveLength(told);
  });
});
