import { expect, test } from 'vitest';
import { listeningFrom } from './listening.ts';

test('a server is found where the environment says, and at this machine if it says nothing', () => {
  expect(listeningFrom({})).toEqual({ host: 'localhost', port: 4870, behindProxy: false });
  const proxied = { RIBAND_ORIGIN: 'https://riband.example,http://localhost:1/', RIBAND_PROXY: '1' };
  expect(listeningFrom({ HOST: '::', PORT: '80', RIBAND_METRICS: '[::1]:9100', ...proxied })).toEqual({
    ...{ host: '::', port: 80, behindProxy: true, metrics: { host: '[::1]', port: 9100 } },
    origins: ['https://riband.example', 'http://localhost:1'],
  });
});

test.each([
  [{ PORT: 'abc' }, '"abc" is not a port'],
  [{ PORT: '65536' }, '"65536" is not a port'],
  [{ PORT: '' }, '"" is not a port'],
  [{ RIBAND_ORIGIN: 'riband.example' }, 'is no address of a site'],
  [{ RIBAND_ORIGIN: 'https://riband.example/pages' }, 'is no address of a site'],
  [{ RIBAND_METRICS: '9100' }, 'is no host and port'],
  [{ RIBAND_METRICS: 'localhost:99999' }, '"99999" is not a port'],
])('%j is refused with a sentence', (environment, problem) => {
  expect(() => listeningFrom(environment)).toThrow(problem);
});
