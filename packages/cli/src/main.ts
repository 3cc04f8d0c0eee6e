import { asSentence, messageOf, Refusal } from './fail.ts';
import { interrupted } from './interrupt.ts';
import { run } from './program.ts';

/** Where nobody reads on (`riband games | head -1`) there is nothing left to do and nobody to tell. */
function endOnOutputError(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  console.error(asSentence(`The output cannot be written: ${error.message}`));
  process.exit(1);
}

process.stdout.on('error', endOnOutputError);
process.on('SIGINT', interrupted);
try {
  await run(process.argv.slice(2));
} catch (error) {
  const known = error instanceof Refusal;
  process.exitCode = known ? 2 : 1;
  console.error(
    known ? error.message : `riband failed: ${asSentence(messageOf(error))} With RIBAND_DEBUG=1 it shows where.`,
  );
  if (!known && process.env['RIBAND_DEBUG'] === '1') console.error(error);
}
