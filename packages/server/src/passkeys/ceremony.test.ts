import { describe, expect, test } from 'vitest';
import { Authenticator, type Quirks, writeCbor } from '../../test/authenticator.ts';
import { BadPasskey, onlyCbor } from './cbor.ts';
import { challengeIn, checkMade, checkUsed, type Expected } from './ceremony.ts';
import { storedKey } from './cose.ts';

const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const decoded = (text: string): Buffer => Buffer.from(text, 'base64url');

/** Web Authentication, Level 3, test vectors: "none" attestation with ES256. */
const STANDARD = {
  origin: 'https://example.org',
  madeOf: hex('00c30fb78531c464d2b6771dab8d7b603c01162f2fa486bea70f283ae556e130').toString('base64url'),
  clientData: hex(
    '7b2274797065223a22776562617574686e2e637265617465222c226368616c6c656e6765223a22414d4d507434557878475453746e63647134313759447742466938767049612d7077386f4f755657345441222c226f726967696e223a2268747470733a2f2f6578616d706c652e6f7267222c2263726f73734f726967696e223a66616c73652c22657874726144617461223a22636c69656e74446174614a534f4e206d617920626520657874656e6465642077697468206164646974696f6e616c206669656c647320696e20746865206675747572652c207375636820617320746869733a20426b5165446a646354427258426941774a544c453551227d',
  ),
  attestation: hex(
    'a363666d74646e6f6e656761747453746d74a068617574684461746158a4bfabc37432958b063360d3ad6461c9c4735ae7f8edd46592a5e0f01452b2e4b559000000008446ccb9ab1db374750b2367ff6f3a1f0020f91f391db4c9b2fde0ea70189cba3fb63f579ba6122b33ad94ff3ec330084be4a5010203262001215820afefa16f97ca9b2d23eb86ccb64098d20db90856062eb249c33a9b672f26df61225820930a56b87a2fca66334b03458abf879717c12cc68ed73290af2e2664796b9220',
  ),
  id: hex('f91f391db4c9b2fde0ea70189cba3fb63f579ba6122b33ad94ff3ec330084be4').toString('base64url'),
  usedWith: hex('39c0e7521417ba54d43e8dc95174f423dee9bf3cd804ff6d65c857c9abf4d408').toString('base64url'),
  used: {
    clientData: hex(
      '7b2274797065223a22776562617574686e2e676574222c226368616c6c656e6765223a224f63446e55685158756c5455506f334a5558543049393770767a7a59425039745a63685879617630314167222c226f726967696e223a2268747470733a2f2f6578616d706c652e6f7267222c2263726f73734f726967696e223a66616c73657d',
    ),
    authenticatorData: hex('bfabc37432958b063360d3ad6461c9c4735ae7f8edd46592a5e0f01452b2e4b51900000000'),
    signature: hex(
      '3046022100f50a4e2e4409249c4a853ba361282f09841df4dd4547a13a87780218deffcd380221008480ac0f0b93538174f575bf11a1dd5d78c6e486013f937295ea13653e331e87',
    ),
  },
};

describe('the example of the standard', () => {
  const { origin, madeOf, clientData, attestation, usedWith, used } = STANDARD;
  const made = (more: Partial<Expected> = {}) =>
    checkMade(clientData, attestation, { origin, challenge: madeOf, verified: false, ...more });

  test('is read, and signs', () => {
    expect(challengeIn(clientData)).toBe(madeOf);
    expect(made()).toMatchObject({ id: STANDARD.id, counter: 0 });
    expect(checkUsed(used, made().key, { origin, challenge: usedWith, verified: false })).toBe(0);
  });

  test('does not tell that its owner held it', () => {
    expect(() => made({ verified: true })).toThrow('who holds it');
    const expected = { origin, challenge: usedWith, verified: true };
    expect(() => checkUsed(used, made().key, expected)).toThrow('who holds it');
  });

  test.each(['authenticatorData', 'clientData', 'signature'] as const)('every bit of its %s counts', (part) => {
    const { key } = made();
    for (let at = 0; at < used[part].length; at++) {
      const changed = Buffer.from(used[part]);
      changed[at] = changed[at]! ^ 1;
      const tried = () =>
        checkUsed({ ...used, [part]: changed }, key, { origin, challenge: usedWith, verified: false });
      expect(tried).toThrow(BadPasskey);
    }
  });

  test('cut off anywhere it is refused', () => {
    const expected = { origin, challenge: madeOf, verified: false };
    for (let length = 0; length < attestation.length; length++)
      expect(() => checkMade(clientData, attestation.subarray(0, length), expected)).toThrow(BadPasskey);
  });
});

const ORIGIN = 'https://riband.example';
const CHALLENGE = 'a-challenge';
const EXPECTED: Expected = { origin: ORIGIN, challenge: CHALLENGE, verified: true };

function tryBoth(device: Authenticator, quirks: Quirks = {}): number {
  const { clientData, attestation } = device.make(CHALLENGE, 'name', {});
  const { key } = checkMade(decoded(clientData), decoded(attestation), EXPECTED);
  const used = device.use(CHALLENGE, 'player', quirks);
  const [data, signature] = [decoded(used.authenticatorData), decoded(used.signature)];
  return checkUsed({ clientData: decoded(used.clientData), authenticatorData: data, signature }, key, EXPECTED);
}

test.each(['ES256', 'RS256'] as const)('%s: what was made signs, and tells its counter', (kind) => {
  expect(tryBoth(new Authenticator(ORIGIN, kind), { counter: 4_294_967_295 })).toBe(4_294_967_295);
});

const WRONG: Readonly<Record<string, Quirks>> = {
  'for another page': { origin: 'https://evil.example' },
  'for a page of the same host at another port': { origin: `${ORIGIN}:8443` },
  'in a frame of another page': { crossOrigin: true },
  'for another host': { host: 'evil.example' },
  'while nobody was there': { flags: 0x04 },
  'without knowing who holds it': { flags: 0x01 },
  'for something else': { type: 'payment.get' },
  'with something behind it': { behind: Buffer.of(0) },
  'with extensions that are missing': { flags: 0x85 },
};

test.each(Object.entries(WRONG))('a passkey that is used or made %s is refused', (_, quirks) => {
  const device = new Authenticator(ORIGIN);
  expect(() => tryBoth(device, quirks)).toThrow(BadPasskey);
  const flags = quirks.flags === undefined ? {} : { flags: quirks.flags | 0x40 };
  const { clientData, attestation } = device.make(CHALLENGE, 'name', { ...quirks, ...flags });
  expect(() => checkMade(decoded(clientData), decoded(attestation), EXPECTED)).toThrow(BadPasskey);
});

test('extensions may be there', () => {
  const extensions = writeCbor(new Map([['credProtect', 2]]));
  expect(tryBoth(new Authenticator(ORIGIN), { flags: 0x85, behind: extensions })).toBe(0);
});

test('another key has not signed it', () => {
  const [one, other] = [new Authenticator(ORIGIN), new Authenticator(ORIGIN)];
  const { clientData, attestation } = one.make(CHALLENGE, 'name');
  const { key } = checkMade(decoded(clientData), decoded(attestation), EXPECTED);
  const used = other.use(CHALLENGE, 'player');
  const parts = { authenticatorData: decoded(used.authenticatorData), signature: decoded(used.signature) };
  expect(() => checkUsed({ ...parts, clientData: decoded(used.clientData) }, key, EXPECTED)).toThrow('signature');
});

describe('keys', () => {
  const good = new Authenticator(ORIGIN).cose();
  const BAD: readonly (readonly [string, number, number | Buffer])[] = [
    ['another algorithm', 3, -8],
    ['another curve', -1, 2],
    ['a point beside the curve', -2, Buffer.alloc(32, 1)],
    ['a short number', -3, Buffer.alloc(31, 1)],
    ['a number for bytes', -2, 7],
  ];

  test.each(BAD)('%s is refused', (_, part, value) => {
    expect(() => storedKey(onlyCbor(writeCbor(new Map([...good, [part, value]]))))).toThrow(BadPasskey);
  });

  test('RSA that is short is refused', () => {
    const short = new Map<number, number | Buffer>([
      [1, 3],
      [3, -257],
      [-1, Buffer.alloc(128, 255)],
      [-2, Buffer.of(1, 0, 1)],
    ]);
    expect(() => storedKey(onlyCbor(writeCbor(short)))).toThrow(BadPasskey);
    expect(() => storedKey(7)).toThrow(BadPasskey);
  });
});

test.each(['', '7', 'null', '{"challenge":1}', '{"type":"webauthn.get"', '\u{fffd}'])(
  '%j is no client data',
  (text) => {
    expect(() => challengeIn(Buffer.from(text))).toThrow(BadPasskey);
  },
);
