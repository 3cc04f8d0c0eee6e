import type { Around, OnlineAnswer, OnlineRequest, TableState } from '@riband/protocol';
import { expect, test } from 'vitest';
import { STATE } from '../../test/session.ts';
import { type Adviser, OnlineHost } from './online-host.ts';

const OVER: TableState = { ...STATE, waiting: { ...STATE.waiting, over: true } };

/** A table of a server, with bots on this device; what either was asked is kept. */
function atTable(around: Partial<Around>, answers: readonly OnlineAnswer[] = []) {
  const asked: string[] = [];
  const left = [...answers];
  const said =
    (what: string) =>
    async (...words: readonly unknown[]) => {
      asked.push([what, ...words.filter((word) => typeof word !== 'object')].join(' '));
      return { kind: 'hushed' };
    };
  const newAdviser = () =>
    Object.fromEntries(
      ['advise', 'study', 'hint', 'motive', 'hurry', 'hush'].map((name) => [name, said(name)]),
    ) as unknown as Adviser;
  const line = {
    async ask(request: OnlineRequest): Promise<OnlineAnswer> {
      asked.push(`server: ${request.kind}`);
      return left.shift() ?? { kind: 'done' };
    },
  };
  let started: Adviser | null = null;
  const host = new OnlineHost({
    line,
    adviser: () => started,
    startAdviser: () => (started ??= newAdviser()),
    around: () => around as Around,
    onstate: () => {},
  });
  const loseAdviser = () => (started = null);
  return { host, asked, loseAdviser };
}

test('while several play nobody is advised; who plays alone is; once it is over everybody may ask everything', () => {
  const nothing = { hint: false, why: false, past: false, hurry: false };
  expect(atTable({ alone: false, ended: false }).host.counsel(STATE)).toEqual(nothing);
  expect(atTable({ alone: true, ended: false }).host.counsel(STATE)).toEqual({ ...nothing, hint: true, hurry: true });
  const open = { ...nothing, why: true, past: true };
  expect(atTable({ alone: false, ended: false }).host.counsel(OVER)).toEqual(open);
  expect(atTable({ alone: false, ended: true }).host.counsel(STATE)).toEqual(open);
});

test('a hint for the decision at hand takes no time of the server, and a bot of the server is hurried there', async () => {
  const { host, asked } = atTable({ alone: true });
  await host.hint(STATE);
  await host.hurry(STATE, 'advice');
  await host.hurry(STATE, 'move');
  expect(asked).toEqual(['advise', 'hurry advice', 'server: hurry']);
});

test('nobody is woken to be told that nothing is wanted', async () => {
  const { host, asked } = atTable({});
  await host.hush(STATE);
  await host.hurry(STATE, 'advice');
  expect(asked).toEqual([]);
});

test('the whole game is fetched once for all that is asked about it, and again if that failed', async () => {
  const { host, asked } = atTable({}, [
    { kind: 'cannot', reason: 'tooFast' },
    { kind: 'exported', text: 'game' },
  ]);
  await expect(host.motive(OVER, 7)).rejects.toThrow('cannot');
  await host.motive(OVER, 7);
  await host.hint(OVER, 9);
  expect(asked).toEqual(['server: export', 'server: export', 'study t game', 'motive 7 false', 'hint 9']);
});

test('a question that is closed while the game is fetched is not thought about, nor one that another follows', async () => {
  const { host, asked } = atTable({}, [{ kind: 'exported', text: 'game' }]);
  const closed = host.motive(OVER, 7);
  await host.hush(OVER);
  const passed = [host.hint(OVER, 8), host.motive(OVER, 9)];
  const last = host.motive(OVER, 10);
  expect(await Promise.all([closed, ...passed])).toEqual([1, 2, 3].map(() => ({ kind: 'hushed' })));
  await last;
  expect(asked.filter((one) => /motive|hint/.test(one))).toEqual(['motive 10 false']);
});

test('an adviser that follows one that died is told the whole game, too', async () => {
  const game: OnlineAnswer = { kind: 'exported', text: 'game' };
  const { host, asked, loseAdviser } = atTable({}, [game, game]);
  await host.motive(OVER, 7);
  loseAdviser();
  await host.motive(OVER, 8);
  const studying = ['server: export', 'study t game'];
  expect(asked).toEqual([...studying, 'motive 7 false', ...studying, 'motive 8 false']);
});
