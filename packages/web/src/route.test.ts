import { expect, test } from 'vitest';
import { readRoute } from './route.ts';

test.each([
  ['', '', { page: 'home' }],
  ['', '#/', { page: 'home' }],
  ['', '#g=broken', { page: 'nowhere' }],
  ['', '#/elsewhere', { page: 'nowhere' }],
  ['?game=example', '#/elsewhere', { page: 'nowhere' }],
  ['', '#/rules', { page: 'nowhere' }],
  ['', '#/table/', { page: 'nowhere' }],
  ['', '#/new/shipyard-solo', { page: 'setUp', game: 'shipyard-solo', seed: null }],
  ['?game=example&seed=harbour', '', { page: 'setUp', game: 'example', seed: 'harbour' }],
  ['?seed=harbour', '', { page: 'setUp', game: null, seed: 'harbour' }],
  ['?game=example', '#/table/offline-1~2', { page: 'table', table: 'offline-1~2' }],
  ['', '#/game/q1Yq-_', { page: 'link', words: 'q1Yq-_' }],
  ['', '#/rules/shipyard-first/S-BUILD-4', { page: 'rules', game: 'shipyard-first', place: 'S-BUILD-4' }],
  ['', '#/rules/example/quay', { page: 'rules', game: 'example', place: 'quay' }],
  ['', '#/rules/example', { page: 'rules', game: 'example', place: null }],
  ['', '#/online', { page: 'online' }],
  ['', '#/online/new/example', { page: 'onlineNew', game: 'example' }],
  ['', '#/online/table/s-J0/q1', { page: 'onlineTable', table: 's-J0', invitation: 'q1' }],
  ['', '#/online/table/s-J0', { page: 'onlineTable', table: 's-J0', invitation: null }],
  ['', '#/online/table', { page: 'nowhere' }],
  ['', '#/online/chairs', { page: 'nowhere' }],
  ['', '#/mail/confirm/a-B_1', { page: 'mail', way: 'confirm', token: 'a-B_1' }],
  ['', '#/mail/stop/a-B_1', { page: 'mail', way: 'stop', token: 'a-B_1' }],
  ['', '#/mail/stop', { page: 'nowhere' }],
  ['', '#/mail/read/a-B_1', { page: 'nowhere' }],
  ['', '#/table/%E0%A4', { page: 'table', table: '%E0%A4' }],
  ['', '#/game/%E0%A4%A', { page: 'link', words: '%E0%A4%A' }],
])('%j %j leads there', (search, hash, route) => {
  expect(readRoute({ pathname: '/', search, hash })).toEqual(route);
});

test('a path of its own leads nowhere', () => {
  expect(readRoute({ pathname: '/whatever', search: '', hash: '' })).toEqual({ page: 'nowhere' });
  expect(readRoute({ pathname: '/index.html', search: '', hash: '' })).toEqual({ page: 'home' });
});
