import { quayside } from '@riband/example';
import { hashOf, writeRecord } from '@riband/kernel';
import { describe, expect, test } from 'vitest';
import { hashes, people, playedOut } from '../test/playing.ts';
import { stories } from '../test/stories.ts';
import { exportText, importText, loadTable, verify } from './index.ts';

const findGame = () => quayside;

describe('the record', () => {
  test('leads from every prefix of the entries to the same table', () => {
    stories(
      10,
      (table) => {
        const positions = new Map([[table.entries.length, table.position]]);
        return {
          look: () => positions.set(table.entries.length, table.position),
          end() {
            const { snapshot: _, ...save } = table.save();
            const states = table.statesAt(save.entries.map(({ number }) => number)).map((state) => hashOf(state));
            expect(states).toEqual(save.entries.map(({ number }) => hashOf(table.stateAt(number))));
            for (let length = 0; length <= save.entries.length; length++) {
              const json = JSON.stringify({ ...save, entries: save.entries.slice(0, length) });
              const { position } = loadTable(findGame, json).table;
              expect(hashOf(position.state)).toBe(hashOf(table.stateAt(length - 1)));
              expect(position).toEqual(positions.get(length) ?? position);
            }
          },
        };
      },
      60,
    );
  });

  test('opens from its snapshot as from its beginning', () => {
    stories(15, () => ({
      look({ table, plan }) {
        if ('refusal' in plan) return;
        const json = JSON.stringify(table.save());
        expect(loadTable(findGame, json, 'snapshot').table.position).toEqual(table.position);
        expect(loadTable(findGame, json).table.position).toEqual(table.position);
      },
    }));
  });

  test('comes back from its text with the same moves and hashes', () => {
    stories(15, () => ({
      look({ table, plan }) {
        if ('refusal' in plan) return;
        const { scores, ...line } = table.record();
        const text = writeRecord(table.record());
        const again = importText(findGame, text, { table: 'test', holders: people });
        const { scores: scoresAgain, ...lineAgain } = again.record();
        expect(lineAgain).toEqual(line);
        // A record knows nothing of confirming: a game whose last turn waits for it comes back as over.
        if (table.over) expect(scoresAgain).toEqual(scores);
        expect(hashes(again)).toEqual(hashes(table));
      },
    }));
  });
});

test.each([2, 3, 4])('a game of %i bots runs to its end and is right', (seats) => {
  const table = playedOut(
    quayside,
    Array.from({ length: seats }, (_, seat) => ({ kind: 'bot', name: `bot ${seat}` })),
  );
  expect(verify(table)).toMatchObject([{ verdict: 'right' }]);
  expect(table.tableView('spectator').result?.places).toHaveLength(seats);
  const again = importText(findGame, exportText(table, 'spectator'), { table: 'test', holders: () => table.holders });
  expect(hashes(again)).toEqual(hashes(table));
});
