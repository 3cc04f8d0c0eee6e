import {
  type Device,
  type Invitation,
  type InvitationWords,
  type NewPasskey,
  PATIENCE_MS,
  type TableNote,
  type TableState,
  type UsedPasskey,
} from '@riband/protocol';
import type { MailRoute } from '../route.ts';

// What the server of this page tells over HTTP; all else goes over the line.

/** Who one is: a name, or nobody yet. Nothing where no server answers: a page may be served as mere files, or without a network. */
export async function whoAmI(): Promise<{ readonly name: string | null } | null> {
  // A browser complains of every request that fails.
  if (!navigator.onLine) return null;
  try {
    const answer = await fetch('/api/me');
    if (!answer.ok || !isJson(answer)) return null;
    return (await answer.json()) as { name: string | null };
  } catch {
    return null;
  }
}

/** A guest with that name from now on; or why not. */
export const signIn = (name: string): Promise<Called> => asCalled(post('guest', { name }));

/** Another name from now on; or why not. */
export const rename = (name: string): Promise<Called> => asCalled(post('name', { name }));

/** Why somebody is not called so; `nobody`: they are not signed in any more. */
export type NoName = 'wrong' | 'wait' | 'nobody' | 'failed';

const NO_NAME: Readonly<Record<number, NoName>> = { 400: 'wrong', 401: 'nobody', 429: 'wait' };

/** What somebody is called, or why not so. */
type Called = { readonly name: string } | NoName;

async function asCalled(asked: Promise<Response>): Promise<Called> {
  const answer = await asked.catch(() => null);
  if (answer?.ok) return (await answer.json()) as { name: string };
  return NO_NAME[answer?.status ?? 0] ?? 'failed';
}

export async function signOut(everywhere = false): Promise<void> {
  await post(everywhere ? 'sign-out-everywhere' : 'sign-out', {});
}

/** Why an account cannot be made, or is not this one. */
export type NoAccount = 'taken' | 'wrong' | 'slow';

const NO_ACCOUNT: Readonly<Record<number, NoAccount>> = { 409: 'taken', 429: 'slow' };

/** A guest keeps their seats, and signs in with that from now on. */
export async function makeAccount(name: string, password: string): Promise<NoAccount | null> {
  const answer = await post('account', { name, password });
  return answer.ok ? null : (NO_ACCOUNT[answer.status] ?? 'wrong');
}

export async function signInTo(name: string, password: string): Promise<{ readonly name: string } | NoAccount> {
  const answer = await post('sign-in', { name, password });
  return answer.ok ? ((await answer.json()) as { name: string }) : (NO_ACCOUNT[answer.status] ?? 'wrong');
}

export interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  readonly used: number;
}

/** How one is known on other devices: with a name and a password, or by passkeys. Nothing where nobody answers. */
export async function myAccount(): Promise<{
  readonly login: string | null;
  readonly passkeys: readonly OwnPasskey[];
} | null> {
  const answer = await fetch('/api/account').catch(() => null);
  return answer?.ok ? ((await answer.json()) as { login: string | null; passkeys: OwnPasskey[] }) : null;
}

/** Why there is no new passkey, or the old one is not known, or it stays. */
export type NoPasskey = 'failed' | 'unknown' | 'full' | 'last' | 'slow';

interface PasskeyOffer {
  readonly challenge: string;
  readonly host: string;
}

interface NewPasskeyOffer extends PasskeyOffer {
  readonly known: readonly string[];
  readonly player: { readonly id: string; readonly name: string };
  readonly algorithms: readonly number[];
}

export const passkeyOffer = (): Promise<PasskeyOffer | NoPasskey> =>
  askFor('passkey-challenge', { for: 'signIn' }, { 429: 'slow' });

export const newPasskeyOffer = (): Promise<NewPasskeyOffer | NoPasskey> =>
  askFor('passkey-challenge', { for: 'add' }, { 429: 'slow' });

export async function addPasskey(passkey: NewPasskey): Promise<readonly OwnPasskey[] | NoPasskey> {
  const answer = await askFor<Passkeys>('passkey-add', passkey, { 409: 'full' });
  return typeof answer === 'string' ? answer : answer.passkeys;
}

export async function renamePasskey(id: string, name: string): Promise<readonly OwnPasskey[] | NoPasskey> {
  const answer = await askFor<Passkeys>('passkey-rename', { id, name }, {});
  return typeof answer === 'string' ? answer : answer.passkeys;
}

export async function removePasskey(id: string): Promise<readonly OwnPasskey[] | NoPasskey> {
  const answer = await askFor<Passkeys>('passkey-remove', { id }, { 409: 'last' });
  return typeof answer === 'string' ? answer : answer.passkeys;
}

export const signInByPasskey = (passkey: UsedPasskey): Promise<{ readonly name: string } | NoPasskey> =>
  askFor('passkey-sign-in', passkey, { 401: 'unknown' });

interface Passkeys {
  readonly passkeys: readonly OwnPasskey[];
}

/** What is answered, or why not, by the status. */
async function askFor<T extends object>(
  path: string,
  body: object,
  reasons: Readonly<Record<number, NoPasskey>>,
): Promise<T | NoPasskey> {
  const answer = await post(path, body).catch(() => null);
  if (answer?.ok) return (await answer.json()) as T;
  return reasons[answer?.status ?? 0] ?? 'failed';
}

/** Nothing is left of who asks for it. */
export async function eraseMe(): Promise<void> {
  await post('erase', {});
}

/** For one connection; nothing if nobody is signed in any more. */
export async function ticket(): Promise<string | null> {
  if (!navigator.onLine) throw new Error('there is no network');
  // Later the line asks for another one.
  const patience = AbortSignal.timeout(PATIENCE_MS);
  // Who makes an account, or signs in, has another session as soon as that is answered, and the one before has ended by then.
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, TELLING_MS))]);
  const answer = await send('ticket', {}, patience);
  if (answer.status === 401) return null;
  if (!answer.ok) throw new Error(`a ticket was answered ${answer.status}`);
  return ((await answer.json()) as { ticket: string }).ticket;
}

/** The tables that one belongs to; nothing where nobody answers. */
export async function myTables(): Promise<readonly TableNote[] | null> {
  const answer = await fetch('/api/mine').catch(() => null);
  const told = answer?.ok ? ((await answer.json().catch(() => null)) as { tables: TableNote[] } | null) : null;
  return told?.tables ?? null;
}

/** What somebody is invited to; nothing where that is nothing, or not to be known now. */
export async function invitedTo(words: InvitationWords): Promise<Invitation | null> {
  const answer = await post('invitation', words).catch(() => null);
  return answer?.ok ? ((await answer.json()) as Invitation) : null;
}

/** By which key a browser accepts messages of this server, if there are any, and whether this device is told of turns. */
export async function pushOffer(): Promise<{ readonly key: string | null; readonly on: boolean }> {
  const answer = await fetch('/api/push');
  if (!answer.ok) return { key: null, on: false };
  return (await answer.json()) as { key: string | null; on: boolean };
}

/** Whether it was accepted. */
export const subscribe = async (device: Device): Promise<boolean> => (await post('subscribe', device)).ok;

export const unsubscribe = async (): Promise<boolean> => (await post('unsubscribe', {})).ok;

/** Whether mail is offered here, where one gets it, and where it waits for a confirmation. */
export interface OwnMail {
  readonly offered: boolean;
  readonly address: string | null;
  readonly waiting: string | null;
}

export async function myMail(): Promise<OwnMail | null> {
  const answer = await fetch('/api/mail').catch(() => null);
  return answer?.ok ? ((await answer.json()) as OwnMail) : null;
}

/** Why there is no mail to an address. */
export type NoMail = 'wrong' | 'slow' | 'failed';

const NO_MAIL: Readonly<Record<number, NoMail>> = { 400: 'wrong', 429: 'slow' };

/** Asks there whether mail is wanted. */
export async function askForMail(address: string, language: string): Promise<NoMail | null> {
  const answer = await post('mail', { address, language }).catch(() => null);
  return answer?.ok ? null : (NO_MAIL[answer?.status ?? 0] ?? 'failed');
}

export const removeMail = async (): Promise<boolean> => (await post('mail-remove', {}).catch(() => null))?.ok ?? false;

/** Does what stands in a mail; `stale` if it does nothing any more. */
export async function followMail({
  way,
  token,
}: Pick<MailRoute, 'way' | 'token'>): Promise<'done' | 'stale' | 'failed'> {
  const path = way === 'confirm' ? 'mail-confirm' : `mail-stop/${encodeURIComponent(token)}`;
  const answer = await post(path, way === 'confirm' ? { token } : {}).catch(() => null);
  if (answer?.ok) return 'done';
  return answer?.status === 404 || answer?.status === 400 ? 'stale' : 'failed';
}

type Numbers = Pick<TableState, 'components' | 'tables' | 'file'>;
const known = new Map<string, Promise<Numbers>>();

/** The numbers that the board of a game prints, with our newest components or those named: they never change. */
export async function numbersOf(game: string, components?: string): Promise<Numbers> {
  const path = `/api/games/${encodeURIComponent(game)}/tables`;
  const newest = await numbersAt(path);
  if (components === undefined || components === newest.components) return newest;
  return numbersAt(`${path}?components=${encodeURIComponent(components)}`);
}

function numbersAt(path: string): Promise<Numbers> {
  const numbers = known.get(path) ?? fetchNumbers(path);
  known.set(path, numbers);
  numbers.catch(() => known.delete(path));
  return numbers;
}

async function fetchNumbers(path: string): Promise<Numbers> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  return (await answer.json()) as Numbers;
}

/** How long a ticket waits for what is being told: where that got lost, one comes back without it. */
const TELLING_MS = 2000;

/** Until all that the server was told is answered. */
let told: Promise<unknown> = Promise.resolve();

function post(path: string, body: object): Promise<Response> {
  const answer = send(path, body);
  told = Promise.allSettled([told, answer]);
  return answer;
}

function send(path: string, body: object, signal: AbortSignal | null = null): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body), signal });
}

const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.includes('application/json') ?? false;
