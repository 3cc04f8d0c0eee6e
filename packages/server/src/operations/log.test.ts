import { TableError } from '@riband/table';
import { expect, test, vi } from 'vitest';
import { logWarning, withoutMoves } from './log.ts';

test('of a table that fails the log has a code and the places, and no move', () => {
  const problem = new TableError(['entries[12]: "buy a secret contract" by 1 is not legal there', 'the rules fail']);
  expect(withoutMoves(problem)).toBe('table.unusable.damaged entries[12]');
  expect(withoutMoves(new TableError(['the rules fail on this table']))).toBe('table.unusable.damaged');
});

test('of anything else it has the message, in one line of JSON', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  logWarning('a bot could not move', 't', new Error('the disk is\nfull'));
  expect(JSON.parse(String(said.mock.calls[0]?.[0]))).toMatchObject({
    ...{ warning: 'a bot could not move', table: 't', problem: 'the disk is\nfull' },
  });
  said.mockRestore();
});
