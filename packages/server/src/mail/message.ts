import { domainOf, type MailAddress } from './address.ts';

/** What somebody is told by mail, as plain text. */
export interface Letter {
  readonly to: MailAddress;
  readonly subject: string;
  readonly text: string;
  /** Where one click ends all of it (RFC 8058); nothing where it is only asked whether mail is wanted. */
  readonly stop?: URL;
  /** Letters and digits. A letter that is sent again has the same, so that a mailbox can know that it has it. */
  readonly id?: string;
}

/** Of one message, and never used again. */
interface Stamp {
  readonly from: MailAddress;
  readonly at: number;
  /** Letters and digits. */
  readonly id: string;
}

const SENDER = 'Blue Riband';

/** An encoded word has at most 75 letters; the rest of it is `=?utf-8?B??=`. */
const WORD_BYTES = 45;
const LINE_LETTERS = 76;

/** The message as it is handed over (RFC 5322): lines of ASCII, whatever the letter says. */
export function messageOf({ to, subject, text, stop }: Letter, { from, at, id }: Stamp): string {
  const headers = [
    ['From', `${SENDER} <${from}>`],
    ['To', `<${to}>`],
    ['Subject', encodedText(subject)],
    ['Date', new Date(at).toUTCString().replace('GMT', '+0000')],
    ['Message-ID', `<${id}@${domainOf(from)}>`],
    // No machine answers to a machine.
    ['Auto-Submitted', 'auto-generated'],
    ['MIME-Version', '1.0'],
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Content-Transfer-Encoding', 'base64'],
    ...(stop === undefined
      ? []
      : [
          ['List-Unsubscribe', `<${stop.href}>`],
          ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
        ]),
  ];
  const body = Buffer.from(text.replaceAll('\n', '\r\n')).toString('base64');
  const lines = body.match(new RegExp(`.{1,${LINE_LETTERS}}`, 'g')) ?? [];
  return [...headers.map(([name, value]) => `${name}: ${value}`), '', ...lines, ''].join('\r\n');
}

/** What people have written is never a part of a header as it is: an ended line is letters of an encoded word (RFC 2047). */
function encodedText(text: string): string {
  const words: string[] = [''];
  for (const letter of text) {
    const longer = `${words.at(-1)}${letter}`;
    if (Buffer.byteLength(longer) > WORD_BYTES) words.push(letter);
    else words[words.length - 1] = longer;
  }
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ');
}
