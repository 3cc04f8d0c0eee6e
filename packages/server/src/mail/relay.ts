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

const PORTS = { 'smtps:': 465, 'smtp:': 587 } as const;

/** As settings write it: `smtps://user:password@host`, `smtp://user:password@host:587`, `smtp://localhost:25?tls=never`. It is not quoted: it has a password. */
export function relayFrom(text: string): Relay {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const protocol = url?.protocol;
  if (url === undefined || (protocol !== 'smtp:' && protocol !== 'smtps:') || url.hostname === '')
    throw new Error('The address of the mail server is written as in smtps://user:password@mail.example:465.');
  const isOpen = url.searchParams.get('tls') === 'never';
  if (isOpen && protocol === 'smtps:') throw new Error('A mail server at smtps: speaks TLS; leave ?tls=never away.');
  if (isOpen && url.password !== '')
    throw new Error('A password is not sent to a mail server without TLS; leave ?tls=never or the password away.');
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? PORTS[protocol] : Number(url.port),
    secrecy: protocol === 'smtps:' ? 'first' : isOpen ? 'never' : 'word',
    ...(url.username === ''
      ? {}
      : { login: { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) } }),
  };
}
