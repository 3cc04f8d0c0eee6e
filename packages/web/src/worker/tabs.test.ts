import { describe, expect, test } from 'vitest';
import { begin, command, Desk, DurableShelf, exported, step } from '../../test/desk.ts';
import { type Locks, UNLOCKED } from './locks.ts';

/** The locks of one browser, for all its tabs. */
function browser(): Locks {
  const held = new Map<string, () => void>();
  return {
    async take(table, { takeOver, lost }) {
      if (held.has(table) && !takeOver) return null;
      held.get(table)?.();
      held.set(table, lost);
      return { release: () => held.get(table) === lost && held.delete(table) };
    },
  };
}

function twoTabs(locks: Locks) {
  const shelf = new DurableShelf();
  return [new Desk(shelf, { locks }), new Desk(shelf, { locks })] as const;
}

describe('two tabs', () => {
  test('do not play the same table at the same time', async () => {
    const [first, second] = twoTabs(browser());
    const { table } = await begin(first);
    expect(await second.ask({ kind: 'open', table })).toEqual({ kind: 'elsewhere', table });
    await first.ask({ kind: 'leave', table });
    expect(await second.ask({ kind: 'open', table })).toMatchObject({ kind: 'table' });
  });

  test('hand a table over with every move that was acknowledged', async () => {
    const [first, second] = twoTabs(browser());
    const state = await step(first, await begin(first));
    const taken = await second.settled({ kind: 'open', table: state.table, takeOver: true });
    expect(taken.view).toEqual(state.view);
    expect(first.troubles).toEqual([{ kind: 'elsewhere', table: state.table }]);
    expect(await first.ask({ kind: 'confirm', ...command(state) })).toMatchObject({ kind: 'failed' });
    expect(await first.ask({ kind: 'open', table: state.table })).toEqual({ kind: 'elsewhere', table: state.table });

    const later = await step(second, taken);
    const back = await first.settled({ kind: 'open', table: state.table, takeOver: true });
    expect(back.view).toEqual(later.view);
    expect(second.troubles).toEqual([{ kind: 'elsewhere', table: state.table }]);
  });

  test('where there are no locks, the first one finds out at its next move, which is not acknowledged', async () => {
    const [first, second] = twoTabs(UNLOCKED);
    const state = await begin(first);
    const taken = await second.settled({ kind: 'open', table: state.table });
    const { table } = state;
    const move = { kind: 'move', ...command(state), turn: state.turn, texts: [state.choices[0]!.text] } as const;
    expect(await first.ask(move)).toEqual({ kind: 'elsewhere', table });
    expect(first.troubles).toEqual([{ kind: 'elsewhere', table }]);
    expect((await second.settled({ kind: 'open', table })).hash).toBe(taken.hash);
    expect((await first.settled({ kind: 'open', table })).hash).toBe(taken.hash);
  });

  test('with the same deal begin a table each', async () => {
    const locks = browser();
    const [one, other] = [new Desk(new DurableShelf(), { locks }), new Desk(new DurableShelf(), { locks })];
    expect((await begin(one)).table).not.toBe((await begin(other)).table);
  });

  test('one does not delete what is played in the other', async () => {
    const [first, second] = twoTabs(browser());
    const { table } = await begin(first);
    expect(await second.ask({ kind: 'forget', table })).toEqual({ kind: 'elsewhere', table });
    expect(await first.ask({ kind: 'forget', table })).toEqual({ kind: 'done' });
    expect(await second.ask({ kind: 'open', table })).toMatchObject({ kind: 'unusable' });
  });

  test('a link to a table that is played in the other one takes it over with what it brings', async () => {
    const [first, second] = twoTabs(browser());
    const state = await begin(first);
    const elsewhere = new Desk();
    const link = async (desk: Desk) =>
      ({ kind: 'import', form: 'link', text: await exported(desk, state.table, 'link') }) as const;
    const further = await step(elsewhere, await elsewhere.settled(await link(first)));
    const request = await link(elsewhere);
    expect(await second.ask(request)).toEqual({ kind: 'elsewhere', table: state.table });
    expect(await second.ask({ ...request, takeOver: true })).toMatchObject({
      kind: 'imported',
      found: 'longer',
      state: { table: state.table },
    });
    expect((await second.settled({ kind: 'open', table: state.table })).view).toEqual(further.view);
    expect(first.troubles).toEqual([{ kind: 'elsewhere', table: state.table }]);
  });

  test('who asks twice for the same table at once gets it twice', async () => {
    const [first, second] = twoTabs(browser());
    const { table } = await begin(first);
    await first.ask({ kind: 'leave', table });
    const answers = await Promise.all([second.ask({ kind: 'open', table }), second.ask({ kind: 'open', table })]);
    expect(answers.map(({ kind }) => kind)).toEqual(['table', 'table']);
  });
});
