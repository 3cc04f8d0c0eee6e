import { expect, test } from 'vitest';
import { firstTip, type Row, sealed, tipAfter } from '../src/record/chain.ts';
import type { Append, Storage } from '../src/storage/storage.ts';

const anna = { member: 'm', player: 'anna', name: 'Anna' };

/** What every storage does with people who change their names. */
export function testNames(open: () => Promise<Storage>, first: Append): void {
  test('who changes their name is called so where they come next; where they were they keep it until they sit down again', async () => {
    const [storage, other] = [await open(), await open()];
    await storage.addPlayer({ id: 'anna', name: 'Anna' });
    await storage.write([{ ...first, members: [anna] }]);
    await storage.names.change('anna', 'Annika');
    await storage.names.change('anna', 'Anneli');
    expect(await other.player('anna')).toEqual({ id: 'anna', name: 'Anneli' });
    expect((await other.table('t'))?.members).toEqual([anna]);
    expect(await other.namesIn(['t'])).toEqual(new Map([['m', 'Anna']]));
    expect((await other.dataOf('anna')).name).toBe('Anneli');

    const rows = sealed(firstTip('u'), first.rows) as readonly [Row, ...Row[]];
    await storage.write([{ ...first, table: 'u', rows, members: [{ ...anna, name: 'Anneli' }] }]);
    expect((await other.table('u'))?.members).toEqual([{ ...anna, name: 'Anneli' }]);

    const { founding: _, ...append } = first;
    const next = sealed(tipAfter(firstTip('t'), first.rows), [{ at: 1, text: '{}', command: null }]);
    const again = { ...append, rows: next as readonly [Row, ...Row[]], members: [{ ...anna, name: 'Anneli' }] };
    expect(await storage.write([again])).toEqual(['stored']);
    expect((await other.table('t'))?.members).toEqual([{ ...anna, name: 'Anneli' }]);
  });

  test('who changes their name while they sit down is called there as they were when it was looked at', async () => {
    const storage = await open();
    await storage.addPlayer({ id: 'anna', name: 'Anna' });
    await storage.names.change('anna', 'Annika');
    await storage.write([{ ...first, members: [anna] }]);
    expect((await storage.table('t'))?.members).toEqual([anna]);
    await storage.names.change('anna', 'Anneli');
    expect(await storage.namesIn(['t'])).toEqual(new Map([['m', 'Anna']]));
  });

  test('a report names who spoke as they were called at the table', async () => {
    const storage = await open();
    for (const [id, name] of [
      ['anna', 'Anna'],
      ['ben', 'Ben'],
    ] as const)
      await storage.addPlayer({ id, name });
    await storage.write([{ ...first, members: [anna] }]);
    await storage.say('t', 'line', { at: 1, player: 'anna', text: 'Ahoy' });
    await storage.report({ table: 't', line: 0, player: 'ben', at: 2 });
    await storage.names.change('anna', 'Benno');
    await storage.names.change('ben', 'Bernd');
    expect(await storage.reports()).toMatchObject([{ speaker: 'Anna', reporter: 'Bernd' }]);
    await storage.erase('anna');
    expect(await storage.reports()).toMatchObject([{ speaker: '', reporter: 'Bernd' }]);
  });
}

/** And with those who want theirs to be forgotten. */
export function testForgottenNames(open: () => Promise<Storage>, first: Append): void {
  test('who is erased while they sit down has no name there', async () => {
    const storage = await open();
    await storage.addPlayer({ id: 'anna', name: 'Anna' });
    await storage.erase('anna');
    expect(await storage.write([{ ...first, members: [anna] }])).toEqual(['stored']);
    expect((await storage.table('t'))?.members).toEqual([]);
  });

  test('a name that comes after its owner was erased is nobody’s', async () => {
    const storage = await open();
    await storage.addPlayer({ id: 'anna', name: 'Anna' });
    await storage.erase('anna');
    await storage.names.change('anna', 'Annika');
    expect(await storage.player('anna')).toEqual({ id: 'anna', name: '' });
  });

  test('of a new name and an erasure at once, with a seat, nothing is left', async () => {
    const [storage, other, third] = [await open(), await open(), await open()];
    await storage.addPlayer({ id: 'anna', name: 'Anna' });
    await storage.write([first]);
    const { founding: _, ...append } = first;
    const rows = sealed(tipAfter(firstTip('t'), first.rows), [{ at: 1, text: '{}', command: null }]);
    const sits = { ...append, rows: rows as readonly [Row, ...Row[]], members: [anna] };
    await Promise.all([storage.write([sits]), other.erase('anna'), third.names.change('anna', 'Annika')]);
    expect(await storage.player('anna')).toEqual({ id: 'anna', name: '' });
    expect((await storage.table('t'))?.members).toEqual([]);
  });
}
