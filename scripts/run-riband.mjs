import { cliBundle } from './builds.mjs';
import { PlainError } from './program.mjs';
import { runNode } from './run-command.mjs';

const LONGEST_MINUTES = 24 * 60;

/**
 * What a command of `riband` says as JSON. The command line must have been built.
 *
 * @param {string} command
 * @param {Record<string, string | number>} options
 */
export async function riband(command, options) {
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, `${value}`]);
  const { ok, output } = await runNode(cliBundle, [command, ...args, '--json'], { minutes: LONGEST_MINUTES });
  if (!ok) throw new PlainError(output);
  return JSON.parse(output);
}
