import { expect, test } from 'vitest';
import { matchesLockfile, requireNode } from './set-up.mjs';

const left = { version: '1.0.0', integrity: 'sha512-left' };
const mac = { version: '1.0.0', integrity: 'sha512-mac', optional: true };

test('an install that matches the lockfile is kept, without the packages of other platforms', () => {
  const wanted = { '': {}, 'node_modules/left': left, 'node_modules/mac': mac };
  expect(matchesLockfile(wanted, { 'node_modules/left': left })).toBe(true);
  expect(matchesLockfile(wanted, { 'node_modules/left': left, 'node_modules/mac': mac })).toBe(true);
});

test('another version, another content, a missing and a left-over package each ask for an install', () => {
  const wanted = { 'node_modules/left': left };
  expect(matchesLockfile(wanted, { 'node_modules/left': { ...left, version: '0.9.0' } })).toBe(false);
  expect(matchesLockfile(wanted, { 'node_modules/left': { ...left, integrity: 'sha512-other' } })).toBe(false);
  expect(matchesLockfile(wanted, {})).toBe(false);
  expect(matchesLockfile(wanted, { 'node_modules/left': left, 'node_modules/old': left })).toBe(false);
});

test('Node 20.19 and everything newer will do', () => {
  for (const version of ['20.19.0', '20.20.2', '22.0.0', '24.1.0']) expect(() => requireNode(version)).not.toThrow();
});

test('an older Node is refused with what to do', () => {
  for (const version of ['18.20.0', '20.18.3']) {
    expect(() => requireNode(version)).toThrow(`needs Node 20.19 or newer, and this is Node ${version}`);
  }
});
