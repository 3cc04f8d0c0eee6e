import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listeningFrom, type ServerOptions, startServer, usualThreads } from '@riband/server';
import { wholeNumber } from '../arguments.ts';
import { defineCommand, type Values } from '../command.ts';
import { refuse } from '../fail.ts';
import { onInterrupt } from '../interrupt.ts';
import { DATABASE_OPTIONS, explain, explained, placesOf } from '../server-places.ts';

/** Beside the program, in the checkout that it was built from. */
const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** A connection that stays open does not keep the server from ending. */
const PATIENCE_MS = 10_000;

const OPTIONS = {
  host: { type: 'string', hint: 'HOST', help: 'Where to listen (standard: localhost; 0.0.0.0 for all). HOST' },
  port: { type: 'string', hint: 'N', help: 'At which port (standard: 4870). PORT' },
  ...DATABASE_OPTIONS,
  web: { type: 'string', hint: 'FOLDER', help: 'Where the built pages lie (standard: those of this checkout).' },
  origin: {
    type: 'string',
    hint: 'URL',
    multiple: true,
    help: 'Under which address browsers find it, as in https://riband.example. RIBAND_ORIGIN',
  },
  'behind-proxy': { type: 'boolean', help: 'A proxy stands before it and says who comes from where. RIBAND_PROXY=1' },
  'new-key': {
    type: 'boolean',
    help: 'The key of the tables is lost: start with another. Those that have begun cannot go on.',
  },
  threads: { type: 'string', hint: 'N', help: 'How many threads play the rules (standard: by the cores).' },
  contact: {
    type: 'string',
    hint: 'URL',
    help: 'Whom push services may write to (mailto: or https:); then devices can be told of turns. RIBAND_CONTACT',
  },
  'mail-from': {
    type: 'string',
    hint: 'ADDRESS',
    help: 'From which address mail comes; who brings it says RIBAND_MAIL_URL (smtps://user:password@host). RIBAND_MAIL_FROM',
  },
  metrics: { type: 'string', hint: 'HOST:PORT', help: 'Where to answer Prometheus; keep it private. RIBAND_METRICS' },
} as const;

export const command = defineCommand({
  name: 'serve',
  summary: 'Serve the pages and the tables, until it is told to end.',
  options: OPTIONS,
  examples: [
    ['serve', 'for this machine, with the tables in a folder'],
    ['serve --host 0.0.0.0 --origin https://riband.example --behind-proxy', 'behind a proxy that speaks TLS'],
    ['serve --database postgres://riband@db/riband --metrics 127.0.0.1:9100', 'one of several servers'],
  ],
  notes:
    'The words in capitals are settings of the environment; options win. Servers that share a database share RIBAND_KEY (64 hexadecimal\n' +
    'digits, which the seeds of running games are locked with). SIGTERM ends it in order. docs/hosting.md has the rest.',
  async run(values) {
    const options = explained(() => optionsFrom(values, process.env));
    const server = await startServer(options).catch((problem: NodeJS.ErrnoException) => explainPlace(problem, options));
    const end = (): void => {
      setTimeout(() => process.exit(0), PATIENCE_MS).unref();
      server.close().then(
        () => process.exit(0),
        (problem) => {
          console.error(problem);
          process.exit(1);
        },
      );
    };
    onInterrupt(end);
    process.once('SIGTERM', end);
    // Who reads it may end it at once.
    console.log(`Blue Riband is at ${server.url} (Ctrl-C ends it)`);
  },
});

function optionsFrom(values: Values<typeof OPTIONS>, env: NodeJS.ProcessEnv): ServerOptions {
  const origins = values.origin.length > 0 ? values.origin.join() : env['RIBAND_ORIGIN'];
  return {
    ...listeningFrom({
      HOST: values.host ?? env['HOST'],
      PORT: values.port ?? env['PORT'],
      RIBAND_ORIGIN: origins,
      RIBAND_PROXY: values['behind-proxy'] ? '1' : env['RIBAND_PROXY'],
      RIBAND_METRICS: values.metrics ?? env['RIBAND_METRICS'],
    }),
    threads:
      values.threads === undefined ? usualThreads() : wholeNumber('threads', values.threads, { min: 1, max: 64 }),
    webFolder: resolve(values.web ?? WEB_FOLDER),
    isNewKey: values['new-key'],
    ...placesOf(values, {
      RIBAND_CONTACT: contactIn(values.contact ?? env['RIBAND_CONTACT']),
      RIBAND_MAIL_FROM: values['mail-from'] ?? env['RIBAND_MAIL_FROM'],
    }),
  };
}

function contactIn(text: string | undefined): string | undefined {
  if (text !== undefined && !/^(mailto:|https:\/\/)./.test(text))
    refuse(`"${text}" is no contact; write it as in --contact mailto:me@riband.example.`);
  return text;
}

function explainPlace(problem: NodeJS.ErrnoException, { host, port }: ServerOptions): never {
  if (problem.code === 'EADDRINUSE') refuse(`Port ${port} is in use; choose another one with --port.`);
  if (problem.code === 'EACCES') refuse(`Port ${port} is not open to this user; choose one above 1023.`);
  if (problem.code === 'ENOTFOUND' || problem.code === 'EADDRNOTAVAIL')
    refuse(`This machine has no address "${host}"; choose another one with --host.`);
  explain(problem);
}
