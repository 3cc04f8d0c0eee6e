import { expect, test } from 'vitest';
import { runCommand, runNode } from './run-command.mjs';

const evaluate = (code: string, minutes?: number) =>
  runCommand(process.execPath, ['-e', code], minutes === undefined ? {} : { minutes });

test('output and exit code of a program are kept', async () => {
  const code = 'console.log("é"); console.error("oops"); process.exitCode = 3;';
  const { ok, code: exitCode, output } = await evaluate(code);
  expect([ok, exitCode, output.split('\n').sort()]).toEqual([false, 3, ['', 'oops', 'é']]);
});

test('nobody waits for an answer on standard input', async () => {
  expect(await evaluate('process.stdin.on("end", () => console.log("closed")).resume()')).toMatchObject({
    ok: true,
    output: 'closed\n',
  });
});

test('a program that is not there fails with its name', async () => {
  const { ok, output } = await runCommand('no-such-program-here', []);
  expect(ok).toBe(false);
  expect(output).toContain('no-such-program-here');
});

test.skipIf(process.platform === 'win32')(
  'a program that does not end is ended, with those that it started',
  async () => {
    const code =
      'const { spawn } = require("child_process"); const deaf = "process.on(\'SIGTERM\', () => {}); for (;;);";' +
      'console.log(spawn(process.execPath, ["-e", deaf], { stdio: "ignore" }).pid); for (;;);';
    const { ok, output } = await evaluate(code, 2 / 60);
    expect(ok).toBe(false);
    expect(output).toContain('Ended after');
    const grandchild = Number.parseInt(output, 10);
    await expect.poll(() => isAlive(grandchild), { timeout: 10_000 }).toBe(false);
  },
  20_000,
);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('scripts run with the same Node', async () => {
  expect((await runNode('-p', ['process.version'])).output.trim()).toBe(process.version);
});
