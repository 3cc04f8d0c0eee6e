import { expect, test } from 'vitest';
import { lockfileFaults } from './check-lockfile.mjs';

const good = { version: '1.0.0', integrity: 'sha512-abc' };

function faults(packages: Parameters<typeof lockfileFaults>[0]['packages'], manifests = {}) {
  return lockfileFaults({ packages }, (folder) => ({ ...manifests })[folder]);
}

test('a sound lockfile has no faults', () => {
  const manifest = { dependencies: { left: '1.0.0', '@riband/kernel': '*' } };
  const packages = {
    '': manifest,
    'packages/kernel': {},
    'node_modules/@riband/kernel': { resolved: 'packages/kernel', link: true },
    'node_modules/left': { ...good, optionalDependencies: { 'left-linux': '1.0.0', 'left-mac': '1.0.0' } },
    'node_modules/left-linux': good,
    'node_modules/left/node_modules/left-mac': good,
  };
  expect(faults(packages, { '': manifest, 'packages/kernel': {} })).toEqual([]);
});

test('a recorded download address is a fault', () => {
  expect(faults({ 'node_modules/left': { ...good, resolved: 'https://registry.example/left.tgz' } })).toEqual([
    'node_modules/left records where it was downloaded (https://registry.example/left.tgz)',
  ]);
});

test('a missing integrity hash is a fault, except for what comes inside another package', () => {
  const packages = { 'node_modules/left': { resolved: '' }, 'node_modules/left/node_modules/in': { inBundle: true } };
  expect(faults(packages)).toEqual(['node_modules/left has no integrity hash']);
});

test('a missing platform package is a fault', () => {
  const packages = {
    'node_modules/@scope/tool': { ...good, optionalDependencies: { '@scope/tool-mac': '1.0.0' } },
    'node_modules/other/node_modules/@scope/tool-mac': good,
  };
  expect(faults(packages)).toEqual([
    'node_modules/@scope/tool wants the optional package @scope/tool-mac, which has no entry',
  ]);
});

test('a package.json that has gone ahead of the lockfile is a fault', () => {
  const packages = { 'packages/kernel': { dependencies: { left: '1.0.0' } }, 'packages/gone': {} };
  expect(faults(packages, { 'packages/kernel': { dependencies: { left: '2.0.0' } } })).toEqual([
    'the dependencies of packages/kernel/package.json are not those of the lockfile',
    'packages/gone/package.json is in the lockfile and nowhere else',
  ]);
});
