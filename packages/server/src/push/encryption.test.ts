import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { CURVE, encrypted, LONGEST_MESSAGE } from './encryption.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291, section 5 and appendix A. */
const RFC = {
  message: 'When I grow up, I want to be a watermelon',
  ours: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  theirs: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
    'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
} as const;

test('the message of the standard becomes the bytes of the standard', () => {
  const once = { salt: bytes(RFC.salt), privateKey: bytes(RFC.ours) };
  expect(encrypted(Buffer.from(RFC.message), RFC, once).toString('base64url')).toBe(RFC.body);
});

const hmac = (key: Uint8Array, ...parts: Uint8Array[]) =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();

/** A browser, written from the text of the standards with nothing but HMAC. */
function read(body: Buffer, privateKey: Uint8Array, auth: Uint8Array): string {
  const [salt, size, length] = [body.subarray(0, 16), body.readUInt32BE(16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + length);
  const record = body.subarray(21 + length);
  expect(record.length).toBeLessThanOrEqual(size);
  const own = createECDH(CURVE);
  own.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const secret = hmac(hmac(auth, own.computeSecret(sender)), info, Buffer.of(1));
  const key = hmac(hmac(salt, secret), Buffer.from('Content-Encoding: aes128gcm\0\x01')).subarray(0, 16);
  const nonce = hmac(hmac(salt, secret), Buffer.from('Content-Encoding: nonce\0\x01')).subarray(0, 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const text = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  expect(text.at(-1)).toBe(2);
  return text.subarray(0, -1).toString();
}

test('the browser reads what was sent to it, however long it is, and nobody else does', () => {
  expect(read(bytes(RFC.body), bytes(RFC.theirs), bytes(RFC.auth))).toBe(RFC.message);
  for (const message of ['', 'Бен строит корабль ⚓', 'x'.repeat(LONGEST_MESSAGE)]) {
    const browser = createECDH(CURVE);
    const auth = randomBytes(16);
    const keys = { p256dh: browser.generateKeys('base64url'), auth: auth.toString('base64url') };
    const sender = createECDH(CURVE);
    sender.generateKeys();
    const once = { salt: randomBytes(16), privateKey: sender.getPrivateKey() };
    const body = encrypted(Buffer.from(message), keys, once);
    expect(body.length).toBeLessThanOrEqual(4096);
    expect(read(body, browser.getPrivateKey(), auth)).toBe(message);
    expect(() => read(body, bytes(RFC.theirs), auth)).toThrow();
  }
  const once = { salt: randomBytes(16), privateKey: bytes(RFC.ours) };
  expect(() => encrypted(Buffer.alloc(LONGEST_MESSAGE + 1), RFC, once)).toThrow('at most');
});
