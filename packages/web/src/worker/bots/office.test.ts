import { findGame } from '@riband/catalog';
import { type Game, type Seat, seeded, settle } from '@riband/kernel';
import { expect, test } from 'vitest';
import { Office } from './office.ts';
import type { BotAnswer, BotQuestion } from './question.ts';

const game = findGame('crossing-oceans') as Game;
const state = game.setup(2, {});
settle(game, state, seeded('office'));
const seat = game.deciders(state)[0] as Seat;

const QUESTION: BotQuestion = {
  ...{ table: 't', game: game.id, components: game.components, bot: 'mate', seat },
  ...{ view: game.view(state, seat), luck: 'luck' },
};

/** An office with a clock that goes on by itself; `meanwhile` happens whenever a bot looks up. */
function office(meanwhile: (office: Office, looks: number) => void = () => {}) {
  const answers: BotAnswer[] = [];
  let clock = 0;
  let looks = 0;
  const made: Office = new Office({
    send: (answer) => answers.push(answer),
    pause: async () => meanwhile(made, ++looks),
    now: () => (clock += 10),
  });
  return { office: made, answers };
}

const shares = (answers: readonly BotAnswer[]) =>
  answers.flatMap((answer) => ('share' in answer ? [answer.share] : []));

test('who thinks tells how far it is, and then its move', async () => {
  const { office: bots, answers } = office();
  await bots.hear({ number: 1, ask: 'move', question: QUESTION });
  const told = shares(answers);
  expect(told.length).toBeGreaterThan(5);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  const legal = game.moves(state, seat).map((move) => game.write(move, seat));
  expect(legal).toContain((answers.at(-1) as { text: string }).text);
});

test('the same luck gives the same move', async () => {
  const [one, other] = [office(), office()];
  for (const { office: bots } of [one, other]) await bots.hear({ number: 1, ask: 'move', question: QUESTION });
  expect(one.answers.at(-1)).toEqual(other.answers.at(-1));
});

test('who is hurried answers at once with the best so far', async () => {
  const { office: bots, answers } = office((made) => void made.hear({ number: 1, ask: 'hurry' }));
  await bots.hear({ number: 1, ask: 'move', question: QUESTION });
  expect(answers).toEqual([
    { number: 1, share: expect.any(Number) },
    { number: 1, text: expect.any(String) },
  ]);
});

test('who is stopped says nothing more', async () => {
  const { office: bots, answers } = office((made, looks) => {
    if (looks === 3) void made.hear({ number: 1, ask: 'stop' });
  });
  await bots.hear({ number: 1, ask: 'move', question: QUESTION });
  expect(answers).toHaveLength(3);
  expect(shares(answers)).toHaveLength(3);
});

test('several think at the same time, each to its own end', async () => {
  const { office: bots, answers } = office();
  await Promise.all([
    bots.hear({ number: 1, ask: 'move', question: QUESTION }),
    bots.hear({ number: 2, ask: 'motive', inquiry: { decisions: [QUESTION] } }),
  ]);
  const ends = answers.filter((answer) => !('share' in answer)).map(({ number }) => number);
  expect(ends.toSorted()).toEqual([1, 2]);
});

test('a motive is of the move that was made, if one was', async () => {
  const { office: bots, answers } = office();
  const moves = game.moves(state, seat).map((move) => game.write(move, seat));
  await bots.hear({ number: 1, ask: 'motive', inquiry: { decisions: [QUESTION] } });
  const { motive } = answers.at(-1) as Extract<BotAnswer, { motive: unknown }>;
  const other = moves.find((text) => text !== motive.options[0]?.text) ?? '';
  await bots.hear({ number: 2, ask: 'motive', inquiry: { decisions: [QUESTION], made: other } });
  expect(answers.at(-1)).toMatchObject({ number: 2, motive: { because: { kind: 'rather' } } });
});

test('what cannot be answered is a problem that says why', async () => {
  const { office: bots, answers } = office();
  await bots.hear({ number: 1, ask: 'move', question: { ...QUESTION, bot: 'deep' } });
  await bots.hear({ number: 2, ask: 'motive', inquiry: { decisions: [QUESTION], made: 'mutiny' } });
  expect(answers.filter((answer) => 'problem' in answer)).toEqual([
    { number: 1, problem: 'there is no bot "deep" for "crossing-oceans"' },
    { number: 2, problem: 'mutiny is not legal there' },
  ]);
});
