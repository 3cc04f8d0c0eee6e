import { createServer, type Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

interface Gauge {
  readonly name: string;
  readonly help: string;
  /** A counter never falls. */
  readonly type: 'gauge' | 'counter';
  read(): number | Promise<number>;
}

/** Who asks gives up after a few seconds: what takes longer to read than that is left out. */
const READ_MS = 1000;

/** What a server counts about itself, for Prometheus. No names, no ids: who plays what is nobody's business. */
export class Metrics {
  readonly #counts = new Map<string, Map<string, number>>();
  readonly #gauges: Gauge[] = [];

  /** One more, or several; `label` tells apart what is counted under one name. */
  count(name: CountName, label = '', by = 1): void {
    const counts = this.#counts.get(name) ?? new Map<string, number>();
    counts.set(label, (counts.get(label) ?? 0) + by);
    this.#counts.set(name, counts);
  }

  /** Something that is read when somebody asks. */
  gauge(name: string, help: string, read: Gauge['read'], type: Gauge['type'] = 'gauge'): void {
    this.#gauges.push({ name, help, type, read });
  }

  /** In the text format of Prometheus. What cannot be read now is left out. */
  async text(): Promise<string> {
    const counted = Object.entries(COUNTS).flatMap(([name, { help, label }]) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} counter`,
      ...samples(name, label, this.#counts.get(name) ?? new Map([['', 0]])),
    ]);
    const gauged = await Promise.all(this.#gauges.map((gauge) => inTime(linesOf(gauge)).catch(() => [])));
    return `${[...counted, ...gauged.flat()].join('\n')}\n`;
  }
}

async function inTime(lines: Promise<readonly string[]>): Promise<readonly string[]> {
  const given = new AbortController();
  const tooLate = setTimeout(READ_MS, [], { signal: given.signal, ref: false });
  return Promise.race([lines, tooLate]).finally(() => given.abort());
}

async function linesOf({ name, help, type, read }: Gauge): Promise<readonly string[]> {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, `${name} ${await read()}`];
}

const COUNTS = {
  riband_commits_total: { help: 'Transactions that were made durable.', label: '' },
  riband_rows_total: { help: 'Rows that were added to records, by those transactions.', label: '' },
  riband_conflicts_total: { help: 'Writes that somebody else was faster with.', label: '' },
  riband_storage_errors_total: {
    help: 'Transactions that failed. More than 0 wants a look at the database.',
    label: '',
  },
  riband_warnings_total: {
    help: 'What went wrong and nobody asked about. More than 0 wants a look at the log.',
    label: 'kind',
  },
  riband_push_total: { help: 'Messages to devices whose page is closed.', label: 'outcome' },
  riband_mail_total: {
    help: 'Mails to people who do not look on, and to ask whether they want any.',
    label: 'outcome',
  },
} as const;

type CountName = keyof typeof COUNTS;

function samples(name: string, label: string, counts: ReadonlyMap<string, number>): readonly string[] {
  return [...counts].map(([value, count]) =>
    value === '' ? `${name} ${count}` : `${name}{${label}=${JSON.stringify(value)}} ${count}`,
  );
}

/** How the process is. */
function watchProcess(metrics: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  metrics.gauge('riband_event_loop_delay_seconds', 'The 99th percentile since the last look.', () => {
    const seconds = delay.percentile(99) / 1e9;
    delay.reset();
    return Number.isFinite(seconds) ? seconds : 0;
  });
  metrics.gauge('process_resident_memory_bytes', 'Memory in use.', () => process.memoryUsage.rss());
  metrics.gauge('process_cpu_seconds_total', 'Processor time used.', processorSeconds, 'counter');
  metrics.gauge('process_uptime_seconds', 'Time since the start.', () => process.uptime());
}

function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Answers at a place of its own, which is not for the world. */
export async function serveMetrics(metrics: Metrics, host: string, port: number): Promise<Server> {
  watchProcess(metrics);
  const server = createServer(async (request, response) => {
    const isThere = request.method === 'GET' && request.url === '/metrics';
    const text = isThere ? await metrics.text() : 'There is only /metrics here.\n';
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'text/plain; version=0.0.4' });
    response.end(text);
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, listening);
  });
  return server;
}
