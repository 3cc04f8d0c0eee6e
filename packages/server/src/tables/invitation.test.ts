import { describe, expect, test } from 'vitest';
import { house } from '../../test/house.ts';
import { create } from '../../test/playing.ts';
import { expected, furnished, PLACES, type Place } from '../../test/rights.ts';

const PHASES = {
  open: 'open',
  running: 'running',
  over: 'over',
  shut: 'closed',
  aside: 'running',
  ended: 'over',
} as const;

test('an invitation says who invites to what, and who sits where', async () => {
  const { guest, service } = house();
  const { table, invitation } = await guest('Anna').opens({ ...create(), listed: false });
  expect(await service.invitation({ table, invitation })).toEqual({
    ...{ game: 'example', host: 'Anna', phase: 'open', clock: null },
    chairs: [null, null],
  });
  expect(await service.invitation({ table, invitation: 'guess' })).toBeUndefined();
  expect(await service.invitation({ table: 'guess', invitation })).toBeUndefined();
});

describe.each(Object.keys(PLACES) as Place[])('at a table that is %s', (place) => {
  test('it tells nothing to who may not come there', async () => {
    const { service, table, invitation } = await furnished(place);
    for (const [role, words] of [
      ['invited', invitation],
      ['stranger', 'guess'],
    ] as const) {
      const found = await service.invitation({ table, invitation: words });
      if (expected('open', role, place) === 'missing') expect(found, role).toBeUndefined();
      else expect(found?.phase, role).toBe(PHASES[PLACES[place].phase]);
    }
  });
});
