import { expect, test } from 'vitest';
import { systemClock } from '../ports/clock.ts';
import { Connection, type ConnectionPorts } from './connection.ts';
import { LIMITS } from './limits.ts';

test('who hangs up while their ticket is looked for is nowhere counted', async () => {
  const admitted: string[] = [];
  const ports = {
    ...{ clock: systemClock, limits: LIMITS, service: { depart() {} } },
    people: { takeTicket: async () => ({ player: { id: 'anna', name: 'Anna' }, session: 'phone' }) },
    admit: ({ name }: { name: string }) => admitted.push(name) > 0,
  } as unknown as ConnectionPorts;
  const connection = new Connection(ports, { send() {}, unsent: () => 0, close() {}, cut() {} });
  const greeted = connection.receive(JSON.stringify({ ticket: 'a'.repeat(32) }));
  connection.ended();
  await greeted;
  expect(admitted).toEqual([]);
});
