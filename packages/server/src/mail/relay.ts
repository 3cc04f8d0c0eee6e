import { HostProblem } from '../operations/host-problem.ts';
import { type MailAddress, mailAddressIn } from './address.ts';

/** Who takes mails, and brings them to where they belong. */
export interface Relay {
  readonly host: string;
  readonly port: number;
  /** Whether the connection is secret from its first letter on, from a word on that both say (STARTTLS), or never. */
  readonly secrecy: 'first' | 'word' | 'never';
  readonly login?: { readonly user: string; readonly password: string };
  /** Whose word for the name of the relay is good, if not that of the usual authorities. */
  readonly authority?: string;
}

/** Settings by which no mail can be sent. */
class MailProblem extends HostProblem {
  override readonly name = 'MailProblem';
}

/** As settings write it; both are needed, or neither. */
export function mailFrom(written: { readonly relay: string; readonly from: string }): {
  readonly relay: Relay;
  readonly from: MailAddress;
} {
  if (written.relay === '')
    throw new MailProblem('Say who brings the mail with RIBAND_MAIL_URL=smtps://user:password@mail.example.');
  const from = mailAddressIn(written.from);
  if (from === undefined)
    throw new MailProblem('Say from which address mail comes with --mail-from turns@riband.example.');
  return { relay: relayFrom(written.relay), from };
}

const PORTS = { 'smtps:': 465, 'smtp:': 587 } as const;

/** As settings write it: `smtps://user:password@host`, `smtp://user:password@host:587`, `smtp://localhost:25?tls=never`. It is not quoted: it has a password. */
export function relayFrom(text: string): Relay {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const protocol = url?.protocol;
  if (url === undefined || (protocol !== 'smtp:' && protocol !== 'smtps:') || url.hostname === '')
    throw new MailProblem('The address of the mail server is written as in smtps://user:password@mail.example:465.');
  const isOpen = url.searchParams.get('tls') === 'never';
  if (isOpen && protocol === 'smtps:')
    throw new MailProblem('A mail server at smtps: speaks TLS; leave ?tls=never away.');
  if (isOpen && url.password !== '')
    throw new MailProblem(
      'A password is not sent to a mail server without TLS; leave ?tls=never or the password away.',
    );
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? PORTS[protocol] : Number(url.port),
    secrecy: protocol === 'smtps:' ? 'first' : isOpen ? 'never' : 'word',
    ...(url.username === ''
      ? {}
      : { login: { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) } }),
  };
}
