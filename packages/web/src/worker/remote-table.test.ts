import { type Bot, findBot } from '@riband/bots';
import { findGame } from '@riband/catalog';
import { botLuck, drawAt, type Game, type Seat, seeded } from '@riband/kernel';
import type { Request } from '@riband/protocol';
import { createTable, drawKeyIn, type Holder, letBotsMove, type Save, type Table } from '@riband/table';
import { expect, test } from 'vitest';
import { begin, Desk } from '../../test/desk.ts';

const FAIRNESS = { commitment: 'ef'.repeat(32), contributions: ['ab'.repeat(16)], seed: 'cd'.repeat(32) };
const key = drawKeyIn(FAIRNESS);

const BOTS = ['greedy', 'apprentice'].map((bot) => ({ kind: 'bot', name: bot, bot }) as const);

/** A game of bots as a server has them play it, to its end; or as long as no person is to move. */
function playedOnServer(name: string, options = {}, holders: readonly Holder[] = BOTS): Table {
  const game = findGame(name) as Game;
  const table = createTable(game, { table: 'far', options, holders });
  table.settleChance(draws);
  haveBotsMove(table);
  return table;
}

const draws = (ply: number) => drawAt(key, 'far', ply);

function haveBotsMove(table: Table): void {
  const { game } = table;
  const players = BOTS.map(({ bot }) => (findBot(bot) as Bot).sit());
  const choose = ({ seat, view }: { readonly seat: Seat; view(): object }) => {
    const random = seeded(botLuck(key, 'far', table.entries.length, seat));
    const moves = game.moves(game.imagine(view(), random), seat);
    return players[seat]!.choose({ game, seat, moves, view }, random).move;
  };
  letBotsMove(table, choose, draws);
}

const study = (table: Table): Request => {
  const save: Save = { ...table.save(), fairness: FAIRNESS };
  return { kind: 'study', table: 'far', text: JSON.stringify(save) };
};

test('bots of a server think their turns over again here, with the luck that they had', async () => {
  const table = playedOnServer('example', { rounds: 3 });
  const desk = new Desk();
  expect(await desk.ask(study(table))).toEqual({ kind: 'done' });
  const moves = table.entries.filter(({ kind }) => kind === 'move');
  expect(moves.length).toBeGreaterThan(10);
  for (const { number: entry } of moves) {
    const answer = await desk.ask({ kind: 'motive', table: 'far', seat: null, entry, reveal: false });
    if (answer.kind !== 'motive') throw new Error(JSON.stringify(answer));
    expect(answer.motive.because.kind).not.toBe('rather');
  }
});

test('what a person has done before a bot took the seat over is not explained', async () => {
  const [greedy, apprentice] = BOTS;
  const table = playedOnServer('example', { rounds: 2 }, [greedy!, { kind: 'person', name: 'Ben' }]);
  const { entry: seen, turn, choices } = table.tableView(1);
  table.submit({ kind: 'move', seat: 1, seen, turn, texts: [choices[0]!.text], confirm: true }, draws);
  table.submit({ kind: 'seat', seat: 1, holder: apprentice! }, draws);
  haveBotsMove(table);
  const desk = new Desk();
  await desk.ask(study(table));
  const moves = table.entries.flatMap((one) => (one.kind === 'move' && one.seat === 1 ? [one.number] : []));
  const answers = [];
  for (const entry of moves)
    answers.push((await desk.ask({ kind: 'motive', table: 'far', seat: null, entry, reveal: false })).kind);
  expect(answers).toEqual(['failed', ...moves.slice(1).map(() => 'motive')]);
});

test('of a game that is over a hint is given for whoever moved next after the moment that is looked at', async () => {
  const table = playedOnServer('example', { rounds: 2 });
  const desk = new Desk();
  await desk.ask(study(table));
  const moves = table.entries.flatMap((entry) => (entry.kind === 'move' ? [entry] : []));
  for (const { number, seat } of moves) {
    const answer = await desk.ask({ kind: 'hint', table: 'far', seat: null, entry: number - 1 });
    expect(answer).toMatchObject({ kind: 'motive', seat });
  }
  // After the last move there is nothing left to advise but that one.
  const { length } = table.entries;
  const last = await desk.ask({ kind: 'hint', table: 'far', seat: null, entry: length });
  expect(last).toMatchObject({ kind: 'motive', seat: moves.at(-1)!.seat });
  expect((await desk.host.ports.shelf.list()).length).toBe(0);
});

test('where a view is all that is known, it is all that a bot needs to advise', async () => {
  const desk = new Desk();
  const { game, components, view, choices } = await begin(desk, 2);
  const answer = await desk.ask({ kind: 'advise', table: 'far', game, components, seat: 0, view });
  if (answer.kind !== 'motive') throw new Error(answer.kind);
  expect(choices.map(({ text }) => text)).toContain(answer.motive.options[0]!.text);
  expect(await desk.ask({ kind: 'motive', table: 'far', seat: 0, entry: 1, reveal: true })).toMatchObject({
    kind: 'failed',
  });
});

test('who closes or hurries a question while the game is still fetched disturbs nobody', async () => {
  const desk = new Desk();
  expect(await desk.ask({ kind: 'hush', table: 'far' })).toEqual({ kind: 'done' });
  expect(await desk.ask({ kind: 'hurry', table: 'far', about: 'advice' })).toEqual({ kind: 'done' });
});

test('while a game is played nobody is told what they should have done before', async () => {
  const desk = new Desk();
  const { table, seat } = await begin(desk, 2);
  expect(await desk.ask({ kind: 'hint', table, seat, entry: 0 })).toMatchObject({ kind: 'failed' });
});
