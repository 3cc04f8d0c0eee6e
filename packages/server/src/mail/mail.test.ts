import { expect, test } from 'vitest';
import { MailRelay, readMessage } from '../../test/mail-relay.ts';
import { Metrics } from '../operations/metrics.ts';
import { systemClock } from '../ports/clock.ts';
import { systemRandom } from '../ports/random.ts';
import { type MailAddress, mailAddressIn } from './address.ts';
import { SmtpMail } from './mail.ts';
import type { Relay } from './relay.ts';
import { handOver } from './smtp.ts';

const FROM = mailAddressIn('turns@riband.example') as MailAddress;
const LETTER = {
  ...{ to: mailAddressIn('anna@mail.example') as MailAddress, subject: 'Quayside: it is your turn.' },
  text: 'Ben bids in secret. It is your turn.',
};
const PASSWORD = 'correct horse';
const SENT = ['MAIL FROM:<turns@riband.example>', 'RCPT TO:<anna@mail.example>', 'DATA', 'QUIT'];

function sender(relay: Relay) {
  const [metrics, warnings] = [new Metrics(), [] as string[]];
  const warn = (what: string, _: string, problem: unknown) => void warnings.push(`${what}: ${problem}`);
  const mail = new SmtpMail({ clock: systemClock, random: systemRandom, relay, from: FROM, metrics, warn });
  return { mail, metrics, warnings };
}

const withLogin = ({ address }: MailRelay): Relay => ({ ...address, login: { user: 'me', password: PASSWORD } });
const base64 = (text: string): string => Buffer.from(text).toString('base64');

test.each(['first', 'word', 'never'] as const)(
  'a letter is brought over a connection that is secret: %s',
  async (secrecy) => {
    const relay = await MailRelay.open({ secrecy });
    const { mail, metrics, warnings } = sender(relay.address);
    expect(await mail.send(LETTER)).toBe('sent');
    const greeting = 'EHLO riband.example';
    const before = secrecy === 'word' ? [greeting, 'STARTTLS', 'TLS', greeting] : [greeting];
    await expect.poll(() => relay.heard).toEqual([...before, ...SENT]);
    expect(relay.messages.map(readMessage)).toMatchObject([
      { headers: { Subject: LETTER.subject }, text: LETTER.text },
    ]);
    expect(await metrics.text()).toContain('riband_mail_total{outcome="sent"} 1');
    expect(warnings).toEqual([]);
  },
);

test('a password is told as the server wants it, and only in secret', async () => {
  const plain = await MailRelay.open({ secrecy: 'word', offers: ['AUTH LOGIN PLAIN'] });
  expect(await sender(withLogin(plain)).mail.send(LETTER)).toBe('sent');
  expect(plain.heard.slice(2, 5)).toEqual(['TLS', 'EHLO riband.example', `AUTH PLAIN ${base64(`\0me\0${PASSWORD}`)}`]);
  const answers = { [base64('me')]: '334 UGFzc3dvcmQ6', [base64(PASSWORD)]: '235 welcome' };
  const login = await MailRelay.open({ secrecy: 'first', offers: ['AUTH LOGIN'], answers });
  expect(await sender(withLogin(login)).mail.send(LETTER)).toBe('sent');
  expect(login.heard.slice(1, 4)).toEqual(['AUTH LOGIN', base64('me'), base64(PASSWORD)]);
});

test.each([
  ['offers no TLS', {}, { secrecy: 'word' }],
  [
    'says something before TLS that would count after it',
    { secrecy: 'word', answers: { STARTTLS: '220 go on\r\n250 OK' } },
    {},
  ],
  ['is not who it says', { secrecy: 'first' }, { authority: undefined }],
  ['speaks TLS where nobody expects it', { secrecy: 'never' }, { secrecy: 'first' }],
  ['takes no password', { secrecy: 'first', offers: ['AUTH GSSAPI'] }, {}],
  ['does not know the password', { secrecy: 'first', offers: ['AUTH PLAIN'], answers: { AUTH: '535 5.7.8 no' } }, {}],
  [
    'does not relay',
    { secrecy: 'first', offers: ['AUTH PLAIN'], answers: { RCPT: '550 5.7.1 anna@mail.example? no' } },
    {},
  ],
  ['is tired', { secrecy: 'first', offers: ['AUTH PLAIN'], answers: { DATA: '451 4.3.0 later' } }, {}],
  ['does not want the message', { secrecy: 'first', offers: ['AUTH PLAIN'], answers: { message: '554 spam' } }, {}],
  ['is no mail server', { secrecy: 'first', greeting: 'HTTP/1.1 200 OK' }, {}],
  ['never comes to an end', { secrecy: 'first', greeting: '220-hello\r\n'.repeat(5000) }, {}],
] as const)('a server that %s gets no letter, and the log no address', async (_, manners, changed) => {
  const relay = await MailRelay.open(manners);
  const { mail, metrics, warnings } = sender({ ...withLogin(relay), ...changed } as Relay);
  // What its answer does not rule out may go another time.
  const outcome = Object.values('answers' in manners ? manners.answers : {}).some((answer) => answer.startsWith('5'))
    ? 'failed'
    : 'later';
  expect(await mail.send(LETTER)).toBe(outcome);
  expect(await metrics.text()).toContain(`riband_mail_total{outcome="${outcome}"} 1`);
  expect(warnings).toHaveLength(1);
  expect(`${warnings}`).not.toMatch(/anna|correct|horse/);
  const isTold = relay.heard.some((line) => line.startsWith('AUTH PLAIN'));
  expect(isTold).toBe('offers' in manners && !manners.offers.includes('AUTH GSSAPI' as never));
});

test.each([
  ['550 5.1.1 no such user', 'gone'],
  ['550 5.1.10 takes no mail', 'gone'],
  ['550 no', 'failed'],
  ['450 4.1.1 not now', 'later'],
  ['421 going down', 'later'],
] as const)('of an address to which is answered %s the letter is %s', async (answer, delivery) => {
  const relay = await MailRelay.open({ answers: { RCPT: answer } });
  expect(await sender(relay.address).mail.send(LETTER)).toBe(delivery);
});

test('who is not there or does not answer is not waited for', async () => {
  const relay = await MailRelay.open({ greeting: '220-wait' });
  const envelope = { from: FROM, to: LETTER.to };
  await expect(handOver(relay.address, envelope, 'x', 50)).rejects.toThrow('took too long');
  await expect(handOver({ ...relay.address, port: 1 }, envelope, 'x')).rejects.toThrow('ECONNREFUSED');
  expect(await sender({ ...relay.address, port: 1 }).mail.send(LETTER)).toBe('later');
});
