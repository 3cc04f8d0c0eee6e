import { expect, test } from 'vitest';
import { type NoticeStorage, QUESTION_MS, STOPS_MS, type StoredAddress } from '../src/storage/notices.ts';
import type { Append, Storage } from '../src/storage/storage.ts';
import { ask, confirmed } from './addresses.ts';

const NOW = 1_800_000_000_000;
const address = (player: string, name = player, at = NOW): StoredAddress => ({
  ...{ player, address: `${name}@mail.example`, language: 'fr', at, confirmationHash: `question to ${name}` },
});
const MOST = { ofPlayer: 3, toMailbox: 2 };

/** With a table and two people. */
export async function peopled(open: () => Promise<Storage>, first: Append): Promise<Storage> {
  const storage = await open();
  await storage.write([first]);
  for (const id of ['anna', 'ben']) await storage.addPlayer({ id, name: id });
  return storage;
}

/** What every storage does with addresses for mail. */
export function testAddresses(open: () => Promise<Storage>, first: Append): void {
  test('an address is confirmed in time or goes, and is told to nobody but its owner', async () => {
    const storage = await peopled(open, first);
    const { notices } = storage;
    for (const player of ['anna', 'ben']) await ask(notices, address(player));
    expect(await notices.addressOf('anna')).toBeUndefined();
    expect(await notices.questionsOf('anna')).toEqual([{ ...address('anna'), waits: true }]);
    const told = { address: 'anna@mail.example', language: 'fr', at: NOW };
    expect((await storage.dataOf('anna')).mail).toEqual({ address: null, questions: [told] });
    expect(await notices.confirm('a guess', NOW)).toBe(false);
    expect(await notices.confirm('question to anna', NOW + QUESTION_MS)).toBe(false);
    for (const at of [NOW, NOW + QUESTION_MS]) expect(await notices.confirm('question to anna', at)).toBe(true);
    expect(await notices.questionsOf('anna')).toEqual([{ ...address('anna'), waits: false }]);
    await storage.removeExpired(NOW + QUESTION_MS);
    expect(await notices.addressOf('anna')).toEqual(address('anna'));
    expect(await notices.questionsOf('ben')).toEqual([]);
    expect((await storage.dataOf('anna')).mail).toEqual({ address: told, questions: [] });
    await storage.erase('anna');
    expect(await notices.addressOf('anna')).toBeUndefined();
  });

  test('a new address waits beside the one that was confirmed, and only the last that was sent a question', async () => {
    const storage = await peopled(open, first);
    const { notices } = storage;
    await confirmed(notices, address('anna'));
    await ask(notices, address('anna', 'typo', NOW + 1));
    // This one never got there.
    await notices.mayAsk(address('anna', 'lost', NOW + 2), { ofPlayer: 9, toMailbox: 9 });
    const waiting = async () => (await notices.questionsOf('anna')).find(({ waits }) => waits)?.address;
    expect(await waiting()).toBe('typo@mail.example');
    expect(await notices.confirm('question to lost', NOW + 3)).toBe(false);
    await ask(notices, address('anna', 'new', NOW + 3));
    expect(await waiting()).toBe('new@mail.example');
    expect(await notices.confirm('question to typo', NOW + 4)).toBe(false);
    expect(await notices.addressOf('anna')).toEqual(address('anna'));
    const servers = [notices, (await open()).notices];
    const answers = await Promise.all(servers.map((one) => one.confirm('question to new', NOW + 4)));
    expect(answers).toEqual([true, true]);
    expect(await notices.addressOf('anna')).toEqual(address('anna', 'new', NOW + 3));
    expect(await notices.confirm('question to anna', NOW + 5)).toBe(false);
    await notices.forgetAddress(address('anna'));
    expect(await notices.addressOf('anna')).toBeDefined();
    await ask(notices, address('anna', 'third', NOW + 5));
    await notices.forgetAddress(address('anna', 'new'));
    expect([await notices.addressOf('anna'), await waiting()]).toEqual([undefined, 'third@mail.example']);
    await notices.removeAddress('anna');
    expect(await notices.confirm('question to third', NOW + 6)).toBe(false);
    expect((await notices.questionsOf('anna')).map(({ at }) => at - NOW)).toEqual([5, 3, 2, 1, 0]);
    await storage.erase('anna');
    expect(await notices.questionsOf('anna')).toEqual([]);
  });
}

/** How often it is asked there whether mail is wanted. */
export function testQuestions(open: () => Promise<Storage>, first: Append): void {
  test('nobody asks often in a day, and no mailbox is asked often, however many servers there are', async () => {
    const servers = [(await peopled(open, first)).notices, (await open()).notices];
    let asked = 0;
    const mayAsk = (player: string, name: string, at: number): Promise<boolean> => {
      asked += 1;
      const question = { ...address(player, name, at), confirmationHash: `question ${asked}` };
      return (servers[asked % 2] as NoticeStorage).mayAsk(question, MOST);
    };
    // Of those who ask in the same moment all may be refused; one after the other, exactly so many are not.
    const crowd = await Promise.all(Array.from({ length: 8 }, () => mayAsk('anna', 'crowd', NOW)));
    expect(crowd.filter((isAllowed) => isAllowed).length).toBeLessThanOrEqual(MOST.toMailbox);
    const later = NOW + QUESTION_MS;
    for (const [player, name, at, isAllowed] of [
      ['anna', 'x', later, true],
      ['anna', 'X', later, true],
      ['anna', 'x', later, false],
      ['anna', 'y', later, true],
      ['anna', 'z', later, false],
      ['ben', 'x', later + 1, false],
      ['ben', 'z', later + 1, true],
      ['ben', 'x', later + QUESTION_MS, true],
    ] as const)
      expect(await mayAsk(player, name, at), `${player} asks ${name}`).toBe(isAllowed);
  });
}

/** And what goes there. */
export function testMailed(open: () => Promise<Storage>, first: Append): void {
  test('whatever is said in a mail ends all of them, until it is old or the address is another one', async () => {
    const storage = await peopled(open, first);
    const { notices } = storage;
    for (const player of ['anna', 'ben']) await confirmed(notices, address(player));
    for (const [stop, player, at] of [
      ['one', 'anna', NOW],
      ['two', 'anna', NOW + 1],
      ['three', 'ben', NOW],
    ] as const)
      await notices.addStop(stop, player, at);
    await storage.removeExpired(NOW + STOPS_MS);
    expect(await notices.stop('one')).toBe(false);
    expect(await notices.stop('two')).toBe(true);
    expect(await notices.stop('two')).toBe(false);
    expect(await notices.addressOf('anna')).toBeUndefined();
    expect(await notices.addressOf('ben')).toEqual(address('ben'));
    await notices.addStop('four', 'ben', NOW);
    await confirmed(notices, address('ben', 'other'));
    expect(await notices.stop('four')).toBe(false);
  });

  test('one mail goes from a table to somebody, until they come', async () => {
    const storage = await peopled(open, first);
    const { notices } = storage;
    const other = (await open()).notices;
    await confirmed(notices, address('anna'));
    // A server that has died before it sent anything is no reason to be silent.
    for (const server of [notices, other, notices]) expect(await server.mayMail('t', 'anna')).toBe(true);
    await notices.mailed('t', 'anna');
    for (const server of [notices, other]) expect(await server.mayMail('t', 'anna')).toBe(false);
    await notices.releaseMail('t', 'anna');
    expect(await notices.mayMail('t', 'anna')).toBe(true);
    // They come while it is on its way.
    await other.releaseMail('t', 'anna');
    await notices.mailed('t', 'anna');
    expect(await notices.mayMail('t', 'anna')).toBe(true);
    await notices.mailed('t', 'anna');
    await confirmed(notices, address('anna', 'other'));
    expect(await notices.mayMail('t', 'anna')).toBe(true);
  });
}
