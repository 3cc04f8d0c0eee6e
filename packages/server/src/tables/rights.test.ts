import { ONLINE_REQUESTS } from '@riband/protocol';
import { describe, expect, test } from 'vitest';
import { expected, furnished, messageOf, outcome, PLACES, type Place, RIGHTS, ROLES } from '../../test/rights.ts';

test('every message has its row', () => {
  expect([...ONLINE_REQUESTS].sort()).toEqual(Object.keys(RIGHTS).sort());
});

describe.each(Object.keys(PLACES) as Place[])('at a table that is %s', (place) => {
  test.each(ROLES)('%s gets what is theirs, and nothing else', async (role) => {
    let { guests, ...where } = await furnished(place, role);
    for (const kind of ONLINE_REQUESTS) {
      const [answer, right] = [await guests[role].ask(messageOf(kind, role, where)), expected(kind, role, place)];
      expect(outcome(answer), `${kind}: ${JSON.stringify(answer).slice(0, 200)}`).toBe(right);
      // What is refused changes nothing: the same table serves for the next message.
      if (right === 'done') ({ guests, ...where } = await furnished(place, role));
    }
  });
});

test('nobody acts for another seat', async () => {
  const { guests, ...where } = await furnished('running');
  for (const kind of ONLINE_REQUESTS.filter((one) => RIGHTS[one] === 'seat'))
    for (const [role, seat] of [
      ['host', 1],
      ['player', 0],
      ['host', 7],
    ] as const)
      expect(outcome(await guests[role].ask(messageOf(kind, role, where, seat)))).toBe('notYourSeat');
});
