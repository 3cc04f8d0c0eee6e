import { type Bot, findBot } from '@riband/bots';
import { findGameOf } from '@riband/catalog';
import { botLuck, seeded } from '@riband/kernel';
import { drawKeyIn, loadTable, type Save } from '@riband/table';
import { expect, test } from 'vitest';
import { type Guest, house } from '../../test/house.ts';
import { CONTRIBUTION, commandId, create, isToAct, moveIn, playOut, stateFor } from '../../test/playing.ts';
import type { BotDecision } from '../rules/rules.ts';
import { type Thinker, thinkHere } from '../rules/thinker.ts';

/** Anna plays alone against a bot. */
async function alone(home = house(), bot = 'random') {
  const anna = home.guest('Anna');
  const { table, invitation } = await anna.opens(create());
  await anna.must('lobby', { kind: 'open', table });
  await anna.must('lobby', { kind: 'sit', id: commandId(), table, seat: 0, contribution: CONTRIBUTION });
  await anna.must('lobby', { kind: 'fill', id: commandId(), table, seat: 1, bot });
  await anna.must('table', { kind: 'start', id: commandId(), table });
  return { anna, table, invitation };
}

test('where a bot took its luck from is told with the seed: who thinks its decisions over again comes to its moves', async () => {
  const { anna, table } = await alone(house(), 'greedy');
  await playOut([anna], table);
  const { text } = await anna.must('exported', { kind: 'export', table });
  const { fairness } = JSON.parse(text) as Save;
  const key = drawKeyIn(fairness!);
  const { table: played } = loadTable(findGameOf, text);
  const { game } = played;
  const made = played.entries.filter((entry) => entry.kind === 'move').filter(({ seat }) => seat === 1);
  expect(made.length).toBeGreaterThan(2);
  for (const { number, seat, text: move } of made) {
    const state = played.stateAt(number - 1) as object;
    const random = seeded(botLuck(key, table, number, seat));
    const view = game.view(state, seat);
    const moves = game.moves(game.imagine(view, random), seat);
    const choice = (findBot('greedy') as Bot).sit().choose({ game, seat, moves, view: () => view }, random);
    expect(game.write(choice.move, seat)).toBe(move);
  }
});

/** Bots that think until somebody is in a hurry, and what they were asked. */
function patientBots() {
  const asked: BotDecision[] = [];
  const here = thinkHere();
  const thinker: Thinker = {
    async think(decision, luck, asker) {
      asked.push(decision);
      const { hurry } = asker;
      if (!hurry.aborted) await new Promise((resolve) => hurry.addEventListener('abort', resolve));
      return here.think(decision, luck, asker);
    },
  };
  return { asked, thinker };
}

async function untilBotThinks(anna: Guest, table: string): Promise<void> {
  for (let state = await stateFor(anna, table); isToAct(state); state = await stateFor(anna, table))
    await anna.must('table', moveIn(state));
}

test('who plays alone has the bot move at once, in its whole turn and not in the next one', async () => {
  const { asked, thinker } = patientBots();
  const { anna, table } = await alone(house(undefined, { thinker }));
  await untilBotThinks(anna, table);
  await expect.poll(() => asked.length).toBe(1);
  const [{ turn }] = asked as [BotDecision];
  await anna.must('done', { kind: 'hurry', table });
  // Either it is Anna's turn then, or the bot has another one, for which it takes its time again.
  const goesOn = async () => asked.at(-1)!.turn > turn || isToAct(await stateFor(anna, table));
  await expect.poll(goesOn).toBe(true);
  await untilBotThinks(anna, table);
  await expect.poll(() => asked.at(-1)!.turn).toBeGreaterThan(turn);
  const { length } = asked;
  expect(isToAct(await stateFor(anna, table))).toBe(false);
  expect(asked).toHaveLength(length);
});

test('who looks on at a game of one person hurries nobody', async () => {
  const { asked, thinker } = patientBots();
  const home = house(undefined, { thinker });
  const { anna, table, invitation } = await alone(home);
  const ben = home.guest('Ben');
  await ben.must('table', { kind: 'open', table, invitation });
  await untilBotThinks(anna, table);
  await expect.poll(() => asked.length).toBe(1);
  expect(await ben.ask({ kind: 'hurry', table })).toEqual({ kind: 'cannot', reason: 'notSeated' });
  expect([anna.around.at(-1)!.alone, ben.around.at(-1)!.alone]).toEqual([true, false]);
  expect(asked).toHaveLength(1);
});
