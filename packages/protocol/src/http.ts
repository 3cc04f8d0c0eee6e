// What goes over HTTP and not over the line: who one is, and where one's devices are.
import * as z from 'zod/mini';
import { parse } from './parse.ts';
import { name } from './parts.ts';

/** What somebody wants to be called: a guest in their first request over HTTP, and whoever wants another name. */
const calling = z.strictObject({ name });

/** By which an account is known on every device. */
const credentials = z.strictObject({ name, password: z.string().check(z.minLength(8), z.maxLength(200)) });

const keyOf = (letters: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${letters}}$`)));

const language = z.string().check(z.regex(/^[a-z]{2}$/));

/** Where a browser wants to be told of turns, with its keys (RFC 8291) in base64url, and in which language. */
const device = z.strictObject({
  endpoint: z.url().check(z.maxLength(1000)),
  p256dh: keyOf(87),
  auth: keyOf(22),
  language,
});

/** Where somebody wants to be told of turns by mail, and in which language. */
const mailWish = z.strictObject({ address: z.string().check(z.maxLength(320)), language });

/** What a mail says to prove that it was read. */
const token = z.strictObject({ token: z.string().check(z.regex(/^[\w-]+$/), z.maxLength(100)) });

const base64url = (letters: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(letters));

/** What somebody wants a challenge for. */
const passkeyWish = z.strictObject({ for: z.enum(['add', 'signIn']) });

/** What a browser answers when a passkey was made, as the standard calls it: `clientDataJSON` and `attestationObject`. */
const newPasskey = z.strictObject({ name, clientData: base64url(4000), attestation: base64url(10_000) });

/** And when it was used; `player` is the user handle. */
const usedPasskey = z.strictObject({
  id: base64url(1400),
  player: base64url(100),
  clientData: base64url(4000),
  authenticatorData: base64url(4000),
  signature: base64url(1400),
});

const passkeyId = z.strictObject({ id: base64url(1400) });
const passkeyName = z.strictObject({ id: base64url(1400), name });

export type NewPasskey = z.infer<typeof newPasskey>;
export type UsedPasskey = z.infer<typeof usedPasskey>;
export type Device = z.infer<typeof device>;

export const parseCredentials = (data: unknown): z.infer<typeof credentials> => parse(credentials, data);
export const parseCalling = (data: unknown): z.infer<typeof calling> => parse(calling, data);
export const parseSubscription = (data: unknown): Device => parse(device, data);
export const parseMailWish = (data: unknown): z.infer<typeof mailWish> => parse(mailWish, data);
export const parseToken = (data: unknown): z.infer<typeof token> => parse(token, data);
export const parsePasskeyWish = (data: unknown): z.infer<typeof passkeyWish> => parse(passkeyWish, data);
export const parseNewPasskey = (data: unknown): NewPasskey => parse(newPasskey, data);
export const parseUsedPasskey = (data: unknown): UsedPasskey => parse(usedPasskey, data);
export const parsePasskeyName = (data: unknown): z.infer<typeof passkeyName> => parse(passkeyName, data);
export const parsePasskeyId = (data: unknown): z.infer<typeof passkeyId> => parse(passkeyId, data);
