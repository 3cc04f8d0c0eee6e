import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMessage } from '../../test/mail-relay.ts';
import { type MailAddress, mailAddressIn } from './address.ts';
import { messageOf } from './message.ts';
import { mailFrom, relayFrom } from './relay.ts';
import { stuffed } from './smtp.ts';

const to = (text: string): MailAddress => mailAddressIn(text) as MailAddress;
const STAMP = { from: to('turns@riband.example'), at: 1_800_000_000_000, id: 'abc' };

test('a letter is a message that says when, from whom and to whom, and how to have no more of it', () => {
  const stop = new URL('https://riband.example/api/mail-stop/token');
  const letter = {
    to: to('anna@mail.example'),
    subject: 'Набережная: ваш ход.',
    text: 'Bonjour, Zoë.\nÀ vous !',
    stop,
  };
  const { headers, text } = readMessage(messageOf(letter, STAMP));
  expect(headers).toEqual({
    From: 'Blue Riband <turns@riband.example>',
    To: '<anna@mail.example>',
    Subject: 'Набережная: ваш ход.',
    Date: 'Fri, 15 Jan 2027 08:00:00 +0000',
    'Message-ID': '<abc@riband.example>',
    'Auto-Submitted': 'auto-generated',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': 'base64',
    'List-Unsubscribe': '<https://riband.example/api/mail-stop/token>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(text).toBe('Bonjour, Zoë.\r\nÀ vous !');
});

const anything = fc.string({ unit: 'binary', maxLength: 300 });

test('whatever it says, nothing becomes a header, a second message, or a line that is too long', () => {
  const names = Object.keys(readMessage(messageOf({ to: to('a@b.example'), subject: '', text: '' }, STAMP)).headers);
  fc.assert(
    fc.property(anything, anything, (subject, text) => {
      const message = messageOf({ to: to('a@b.example'), subject, text }, STAMP);
      expect(message).toMatch(/^[ -~\r\n]*$/);
      for (const line of message.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78);
      const read = readMessage(message);
      expect(Object.keys(read.headers)).toEqual(names);
      expect(read.headers['Subject']).toBe(Buffer.from(subject).toString());
      expect(read.text).toBe(Buffer.from(text.replaceAll('\n', '\r\n')).toString());
    }),
    { seed: 1, examples: [['a\r\nBcc: eve@evil.example\r\n\r\n', '\r\n.\r\nMAIL FROM:<eve@evil.example>']] },
  );
});

test('no message ends before its end, and without the added dots it is what it was', () => {
  const lines = fc.array(fc.constantFrom('', '.', '..', 'a', '.a', 'a.', '\n.', '\r.\r'), { maxLength: 20 });
  fc.assert(
    fc.property(lines, (some) => {
      const sent = stuffed(`${some.join('\r\n')}\r\n`);
      expect(sent.endsWith('\r\n')).toBe(true);
      const received = sent.slice(0, -2).split('\r\n');
      expect(received).not.toContain('.');
      expect(sent).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
      expect(received.map((line) => line.replace(/^\./, ''))).toEqual(some.join('\r\n').split(/\r\n|\r|\n/));
    }),
    { seed: 1 },
  );
});

test.each(['anna@mail.example', "o'neil+riband=1@sub.mail-host.example", 'a.b@xn--bcher-kva.example'])(
  '%s is an address',
  (text) => expect(mailAddressIn(text)).toBe(text),
);

test('a domain in other letters is written as servers know it, and what stands around an address is left away', () => {
  expect(mailAddressIn(' anna@Bücher.Example ')).toBe('anna@xn--bcher-kva.example');
});

test.each([
  ...[
    '',
    '@',
    'anna',
    'anna@',
    '@mail.example',
    'anna@localhost',
    'anna@127.0.0.1',
    'anna@[127.0.0.1]',
    'a b@mail.example',
  ],
  ...['anna@mail.example>', '<anna@mail.example', 'anna@mail.example, eve@evil.example', 'anna..b@mail.example'],
  ...[
    'anna\r\n@mail.example',
    'anna@mail.example\r\nRCPT TO:<eve@evil.example>',
    'anna@mail\n.example',
    '"a"@mail.example',
  ],
  ...['än@mail.example', 'anna@-mail.example', `${'a'.repeat(65)}@mail.example`, `a@${'a.'.repeat(130)}example`],
])('%j is none', (text) => expect(mailAddressIn(text)).toBeUndefined());

test.each([
  [
    'smtps://me:p%40ss@mail.example',
    { host: 'mail.example', port: 465, secrecy: 'first', login: { user: 'me', password: 'p@ss' } },
  ],
  [
    'smtp://me:pass@mail.example',
    { host: 'mail.example', port: 587, secrecy: 'word', login: { user: 'me', password: 'pass' } },
  ],
  ['smtp://[::1]:25?tls=never', { host: '::1', port: 25, secrecy: 'never' }],
])('%s is a relay', (text, relay) => expect(relayFrom(text)).toEqual(relay));

test.each([
  'mail.example',
  'https://mail.example',
  'smtp://',
  'smtps://a:secret@b?tls=never',
  'smtp://a:secret@b?tls=never',
])('%s is none, and its password is not repeated', (text) => {
  expect(() => relayFrom(text)).toThrow(/mail server/);
  expect(() => relayFrom(text)).not.toThrow(/secret/);
});

test('who brings mail and from which address it comes are told together', () => {
  expect(mailFrom({ relay: 'smtp://b', from: 'turns@riband.example' }).from).toBe('turns@riband.example');
  expect(() => mailFrom({ relay: '', from: 'turns@riband.example' })).toThrow('RIBAND_MAIL_URL');
  expect(() => mailFrom({ relay: 'smtp://b', from: '' })).toThrow('--mail-from');
});
