import { expect, test } from 'vitest';
import { Metrics, serveMetrics } from './metrics.ts';

test('counts and gauges are told in the format of Prometheus, and nowhere else', async () => {
  const metrics = new Metrics();
  metrics.gauge('riband_connections', 'Open connections.', () => 7);
  metrics.gauge('riband_tables_aside', 'Tables that are set aside.', async () => 2);
  metrics.gauge('riband_unread', 'What a database does not tell now.', () => Promise.reject(new Error('no answer')));
  metrics.gauge('riband_unanswered', 'What a database never tells.', () => new Promise(() => {}));
  metrics.count('riband_rows_total', '', 3);
  metrics.count('riband_rows_total');
  metrics.count('riband_warnings_total', 'a "table" failed');
  const server = await serveMetrics(metrics, '127.0.0.1', 0);
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const answer = await fetch(`${url}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4');
  expect(text).toContain('# TYPE riband_rows_total counter\nriband_rows_total 4\n');
  expect(text).toContain('riband_warnings_total{kind="a \\"table\\" failed"} 1\n');
  expect(text).toContain('riband_commits_total 0\n');
  expect(text).toContain('# TYPE riband_connections gauge\nriband_connections 7\n');
  expect(text).toContain('# TYPE riband_tables_aside gauge\nriband_tables_aside 2\n');
  expect(text).not.toContain('riband_unread');
  expect(text).not.toContain('riband_unanswered');
  expect(text).toContain('# TYPE process_cpu_seconds_total counter\n');
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) |[a-z_]+(\{[a-z]+=".*"\})? [\d.e+-]+$)/);
  expect((await fetch(`${url}/`)).status).toBe(404);
  server.close();
});
