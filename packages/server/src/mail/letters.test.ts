import { expect, test } from 'vitest';
import { ask } from '../../test/addresses.ts';
import { actAll, begun, HOUR_MS } from '../../test/evening.ts';
import { Workshop } from '../repairs/workshop.ts';
import { SILENCE } from '../tables/messenger.ts';

test('a mail says it in a sentence, with a way to the table and a way out, and no second one follows before one comes', async () => {
  const { push, storage, anna, homes, table } = await begun({ mail: 'fr', languages: [], leaves: true });
  await actAll(anna, table);
  await push.waitForLetters(1);
  const [letter] = push.letters;
  expect(letter).toMatchObject({ to: 'ben@mail.example', subject: 'À quai — C’est à vous de jouer.' });
  const [sentence, way, out, ...rest] = letter!.text.split('\n\n');
  expect(sentence).toBe('Anna mise en secret. C’est à vous de jouer.');
  expect(way).toBe(`https://riband.example/#/online/table/${table}`);
  const token = /^Plus de courriels, en un clic\s:\nhttps:\/\/riband\.example\/#\/mail\/stop\/([\w-]{22})\n$/.exec(
    out!,
  )?.[1];
  expect(letter!.stop?.href).toBe(`https://riband.example/api/mail-stop/${token}`);
  expect(rest).toEqual([]);

  const ends = () => new Workshop({ ...homes[0]!.ports, telling: SILENCE, outages: () => [] }).end(table, 'Enough.');
  const back = homes[0]!.guest('Ben');
  await back.must('table', { kind: 'open', table });
  back.depart();
  await ends();
  await push.waitForLetters(2);
  expect(push.letters[1]!.text).toContain('La partie a été arrêtée sans résultat.');
  await expect.poll(() => storage.notices.mayMail(table, back.player.id)).toBe(false);
  expect(homes[0]!.warnings).toEqual([]);
});

test('who has not come since the last mail gets none, and who has not confirmed gets none at all', async () => {
  const { push, anna, homes, table } = await begun({ mail: 'en', leaves: true });
  await actAll(anna, table);
  await push.waitForLetters(1);
  await new Workshop({ ...homes[0]!.ports, telling: SILENCE, outages: () => [] }).end(table, 'Enough.');
  await push.wait(2);
  expect(push.letters).toHaveLength(1);

  const other = await begun({ leaves: true });
  const wish = { address: 'ben@mail.example', language: 'en', at: other.push.clock.now(), confirmationHash: 'hash' };
  await ask(other.storage.notices, { player: other.ben.player.id, ...wish });
  await other.push.wait(1);
  expect(other.push.letters).toEqual([]);
});

test.each([
  ['gone', false],
  ['failed', true],
  ['later', true],
] as const)('of an address to which the mail is %s this is left: %j', async (delivery, isLeft) => {
  const { push, storage, ben, table } = await begun({ mail: 'en', languages: [], leaves: true });
  push.delivery = delivery;
  await push.waitForLetters(1);
  await expect.poll(async () => (await storage.notices.addressOf(ben.player.id)) !== undefined).toBe(isLeft);
  // What did not go does not count.
  if (isLeft) await expect.poll(() => storage.notices.mayMail(table, ben.player.id)).toBe(true);
});

test('nobody is disturbed in their quiet hours, by device or by mail, and is told when they end', async () => {
  const { push, homes, anna, table } = await begun({ mail: 'en', quiet: 9, leaves: true });
  await actAll(anna, table);
  for (const hours of [0, 4, 4]) {
    await push.settle(hours * HOUR_MS);
    expect([...push.sent, ...push.letters]).toEqual([]);
  }
  await push.settle(HOUR_MS);
  await expect.poll(() => [push.sent.length, push.letters.length]).toEqual([1, 1]);
  expect(homes[0]!.warnings).toEqual([]);
});

test('what does not get there is tried again for a day, over the ways that are left, with longer and longer pauses', async () => {
  const { push, homes, storage } = await begun({ mail: 'en', leaves: true });
  push.delivery = (to) => (to.includes('@') ? 'later' : 'sent');
  await push.waitForLetters(1);
  const pauses = [1, 4, 15, 60, 120, 240, 400, 600];
  for (const [index, minutes] of pauses.entries()) {
    await push.settle((minutes - 0.5) * 60_000);
    expect(push.letters).toHaveLength(index + 1);
    await push.settle(60_000);
    await expect.poll(() => push.letters.length).toBe(index + 2);
  }
  expect(push.sent).toHaveLength(1);
  expect(new Set(push.letters.map(({ id }) => id)).size).toBe(1);
  await expect.poll(() => homes[0]!.warnings).toHaveLength(1);
  expect(homes[0]!.warnings[0]).toBe('somebody could not be told, and it is not tried any more: 9 tries');
  expect(await storage.notices.due(Number.MAX_SAFE_INTEGER)).toEqual([]);
});

test('what got there in the end is not sent again', async () => {
  const { push, storage } = await begun({ mail: 'en', leaves: true, languages: ['en', 'fr'] });
  push.delivery = (to) => (to.endsWith('/en') ? 'sent' : 'later');
  await push.waitForLetters(1);
  push.delivery = 'sent';
  await push.waitForLetters(2);
  await push.settle(24 * HOUR_MS);
  expect(push.sent.map(({ to }) => to.slice(-2))).toEqual(['en', 'fr', 'fr']);
  expect(push.letters).toHaveLength(2);
  expect(await storage.notices.due(Number.MAX_SAFE_INTEGER)).toEqual([]);
});
