import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

/**
 * The server on one core and who tries it on another, so that neither takes the time of the other: this process moves to the first core,
 * and the program is started on the second. Where that cannot be had it is said.
 */
export function onOtherCore(program: readonly string[], say: (line: string) => void): readonly string[] {
  const isDone = cpus().length > 1 && taskset(['-a', '-c', '-p', '0', `${process.pid}`]);
  if (!isDone) say('server and clients share all cores: there is no taskset, or one core alone');
  return isDone ? ['taskset', '-c', '1', ...program] : program;
}

const taskset = (args: readonly string[]): boolean => spawnSync('taskset', args, { stdio: 'ignore' }).status === 0;
