import type { Motive, TableState } from '@riband/protocol';
import { expect, test } from 'vitest';
import { Advice } from './advice.svelte.ts';
import type { Advised, Host } from './host.ts';

const label = { key: 'k', params: {} };
const MOTIVE: Motive = { options: [{ text: 'one', label, points: 2, share: 1 }], because: { kind: 'only' } };
const choice = (text: string, target: string) => ({ text, target, label, events: [], preview: [] });
// Of a table, only these count here.
const TABLE = { table: 't', seat: 0, choices: [choice('one', 'a'), choice('two', 'b')] } as unknown as TableState;

/** A host that answers when it is told to, and what else it was asked. */
function adviser() {
  const answers: ((advised: Advised) => void)[] = [];
  const asked: string[] = [];
  const answer = () => new Promise<Advised>((resolve) => answers.push(resolve));
  const host = {
    hint: (_: TableState, entry?: number) => {
      if (entry !== undefined) asked.push(`past ${entry}`);
      return answer();
    },
    motive: (_: TableState, entry: number, reveal: boolean) => {
      asked.push(`${entry} ${reveal}`);
      return answer();
    },
    hurry: async (_: TableState, about: string) => void asked.push(`hurry ${about}`),
    hush: async () => void asked.push('hush'),
  };
  return { advice: new Advice(host as unknown as Host), answers, asked };
}

test('a hint is thought about, told, and names what to click', async () => {
  const { advice, answers } = adviser();
  const asking = advice.hint(TABLE);
  expect(advice.progress).toEqual({ kind: 'thinking' });
  advice.hear({ table: 't', about: 'advice', seat: 0, share: 0.4 });
  expect([advice.share, advice.targetIn(TABLE)]).toEqual([0.4, null]);
  answers[0]?.({ kind: 'motive', motive: MOTIVE });
  await asking;
  expect(advice.progress).toEqual({ kind: 'told', motive: MOTIVE });
  expect(advice.targetIn(TABLE)).toBe('a');
  advice.forgetHint();
  expect([advice.inquiry, advice.targetIn(TABLE)]).toEqual([null, null]);
});

test('without a choice there is nothing to advise', async () => {
  const { advice, answers } = adviser();
  await advice.hint({ ...TABLE, choices: [] });
  expect([advice.inquiry, answers.length]).toEqual([null, 0]);
});

test('what is closed while it is thought about is called off, and what comes late is not told', async () => {
  const { advice, answers, asked } = adviser();
  const first = advice.hint(TABLE);
  advice.close();
  const second = advice.why(TABLE, 1, 7);
  answers[0]?.({ kind: 'motive', motive: MOTIVE });
  await first;
  expect(advice.progress).toEqual({ kind: 'thinking' });
  answers[1]?.({ kind: 'hushed' });
  await second;
  expect(advice.inquiry).toBeNull();
  expect(asked).toEqual(['hush', '7 false']);
});

test('who asks something else calls off what is still thought about', async () => {
  const { advice, answers, asked } = adviser();
  const asking = [advice.hint(TABLE), advice.why(TABLE, 1, 7)];
  expect(asked).toEqual(['hush', '7 false']);
  for (const answer of answers) answer({ kind: 'motive', motive: MOTIVE });
  await Promise.all(asking);
  advice.close();
  expect(asked).toEqual(['hush', '7 false']);
});

test('what is withheld is told to who asks for it all the same; a new decision leaves it there', async () => {
  const { advice, answers, asked } = adviser();
  const first = advice.why(TABLE, 1, 7);
  answers[0]?.({ kind: 'withheld', until: 'asked' });
  await first;
  expect(advice.progress).toEqual({ kind: 'withheld', until: 'asked' });
  const second = advice.reveal();
  advice.hurry();
  answers[1]?.({ kind: 'motive', motive: MOTIVE });
  await second;
  advice.forgetHint();
  expect(advice.progress).toEqual({ kind: 'told', motive: MOTIVE });
  expect(advice.advised).toBeNull();
  expect(asked).toEqual(['7 false', '7 true', 'hurry advice']);
});

test('a hint for an earlier moment says whose it is, advises nothing now, and goes when another moment is looked at', async () => {
  const { advice, answers, asked } = adviser();
  const asking = advice.hintAt(TABLE, 4);
  answers[0]?.({ kind: 'motive', motive: MOTIVE, seat: 1 });
  await asking;
  expect(advice.progress).toEqual({ kind: 'told', motive: MOTIVE, seat: 1 });
  expect(advice.targetIn(TABLE)).toBeNull();
  advice.forgetHint();
  expect(advice.inquiry).not.toBeNull();
  advice.forgetPast();
  expect(advice.inquiry).toBeNull();
  expect(asked).toEqual(['past 4']);
});

test('the thinking of whoever is to move is told apart, and begins anew with every move', async () => {
  const { advice, asked } = adviser();
  advice.hear({ table: 't', about: 'move', seat: 1, share: 0.7 });
  expect([advice.moveShare, advice.share]).toEqual([0.7, 0]);
  advice.beginMove();
  expect(advice.moveShare).toBe(0);
  await advice.endMove(TABLE);
  expect(asked).toEqual(['hurry move']);
});
