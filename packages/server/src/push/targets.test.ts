import { expect, test } from 'vitest';
import { isPublic, isTarget } from './targets.ts';

test.each([
  ...['8.8.8.8', '100.63.0.1', '172.15.0.1', '172.32.0.1', '192.167.0.1', '223.255.255.255'],
  ...['2a00:1450:4001:80b::200a', '2606:4700::1111'],
])('%s is for everybody', (address) => expect(isPublic(address)).toBe(true));

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.0.1', '169.254.169.254', '172.16.0.1', '172.31.9.9'],
  ...['192.168.1.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', 'localhost', ''],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1'],
  ...['2001:db8::1', '2002:7f00:1::', '2001::1'],
])('%s is not', (address) => expect(isPublic(address)).toBe(false));

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://8.8.8.8/abc',
])('%s may be called', (endpoint) => expect(isTarget(endpoint)).toBe(true));

test.each([
  ...['http://push.example/abc', 'ftp://push.example/abc', 'file:///etc/passwd', 'push.example', ''],
  ...[
    'https://localhost/abc',
    'https://intranet/abc',
    'https://push.example:8443/abc',
    'https://me:pw@push.example/abc',
  ],
  ...['https://127.0.0.1/', 'https://0x7f.1/', 'https://2130706433/', 'https://[::1]/', 'https://[::ffff:7f00:1]/'],
  `https://push.example/${'x'.repeat(1000)}`,
])('%s may not', (endpoint) => expect(isTarget(endpoint)).toBe(false));
