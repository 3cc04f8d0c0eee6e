import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { runNode } from './run-command.mjs';

const start = (...args: string[]) => runNode('scripts/start.mjs', args);

test('a port that is in use is told in one sentence, before anything is built', async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, 'localhost', listening));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;

  expect(await start(`--port=${port}`)).toMatchObject({
    code: 2,
    output: `Port ${port} is in use; choose another, as in: npm start -- --port ${port + 1}\n`,
  });
});

test.each(['abc', '-1', '65536', ''])('"%s" is not a port', async (port) => {
  const { code, output } = await start(`--port=${port}`);
  expect(code).toBe(2);
  expect(output).toContain(`"${port}" is not a port`);
});

test('a mistyped option is told in one sentence', async () => {
  const { code, output } = await start('--prot=80');
  expect(code).toBe(2);
  expect(output).toMatch(/^Unknown option '--prot'[^\n]*\n$/);
});
