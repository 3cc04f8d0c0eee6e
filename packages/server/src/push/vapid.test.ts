import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { Vapid } from './vapid.ts';

/** RFC 8292, section 2.4. */
const RFC =
  'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.' +
  'i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, ' +
  'k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';

/** What a push service does with the header. */
function checked(header: string): { readonly said: string; readonly claims: object; readonly good: boolean } {
  const [, said = '', signature = '', key = ''] = /^vapid t=(.+)\.(.+), k=(.+)$/.exec(header) ?? [];
  const point = Buffer.from(key, 'base64url');
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65) };
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  const claims = JSON.parse(Buffer.from(said.split('.')[1] ?? '', 'base64url').toString()) as object;
  return { said, claims, good: verify('sha256', Buffer.from(said), publicKey, Buffer.from(signature, 'base64url')) };
}

test('what is signed is what the standard says, word by word, and the signature is good', () => {
  const standard = checked(RFC);
  expect(standard.good).toBe(true);
  const now = (1_453_523_768 - 12 * 60 * 60) * 1000;
  const vapid = new Vapid(randomBytes(32), 'mailto:push@example.com');
  const ours = checked(vapid.authorization('https://push.example.net/p/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV', now));
  expect(ours).toEqual(standard);
});

test('a token is for one push service and half a day', () => {
  const vapid = new Vapid(randomBytes(32), 'https://riband.example/contact');
  expect(checked(vapid.authorization('https://updates.push.example/wpush/v2/abc', 5000)).claims).toEqual({
    ...{ aud: 'https://updates.push.example', exp: 5 + 43_200, sub: 'https://riband.example/contact' },
  });
  expect(Buffer.from(vapid.publicKey, 'base64url')).toHaveLength(65);
});
