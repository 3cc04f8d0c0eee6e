import type { TableState } from '@riband/protocol';
import { expect, test } from 'vitest';
import { bot, command, Desk, PERSON, stateOf, step } from '../../test/desk.ts';

const ALONE = { kind: 'new', game: 'shipyard-solo', options: {}, seed: 'quay' } as const;

/** All that is told of the end of one turn: the answer, and what comes after it. */
async function endOfTurn(desk: Desk, state: TableState): Promise<readonly TableState[]> {
  desk.told.length = 0;
  const answer = stateOf(await desk.ask({ kind: 'confirm', ...command(state) }));
  // Nothing comes before the answer.
  expect(desk.told).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve));
  return [answer, ...desk.told];
}

const canOnlyLook = ({ waiting, choices }: TableState): boolean => waiting.chance && choices.length === 0;
const linesOf = (told: readonly TableState[]): readonly number[] => told.map(({ log }) => log.lines.length);

test('automas are told one by one, and what is asked of the person after all of them', async () => {
  const desk = new Desk();
  let state = await desk.settled({ ...ALONE, holders: [PERSON] });
  while (!state.canConfirm || state.choices.length > 0) state = await step(desk, state);
  const told = await endOfTurn(desk, state);
  expect(told.map(({ turn }) => turn - state.turn)).toEqual([1, 2, 3, 3]);
  expect(told.map(canOnlyLook)).toEqual([true, true, true, false]);
  expect(linesOf(told)).toEqual([0, expect.any(Number), expect.any(Number), 0]);
  expect(Math.min(...linesOf(told.slice(1, 3)))).toBeGreaterThan(0);
});

test.each(['quay', 'night', 'dawn', 'dusk'])(
  'where a lap ends with an automa, its act is seen before a contract is asked for: %s',
  async (seed) => {
    const desk = new Desk();
    let state = await desk.settled({ ...ALONE, seed, holders: [PERSON] });
    for (let told = [state]; !isAbout('contract:', state); state = told.at(-1) ?? state) {
      const isOver = state.canConfirm && state.choices.length === 0;
      told = isOver ? [...(await endOfTurn(desk, state))] : [await step(desk, state)];
      const [act, asked] = told.slice(-2);
      if (asked === undefined || !isAbout('contract:', asked)) continue;
      expect(act).toSatisfy(canOnlyLook);
      expect(linesOf(told.slice(-2))).toEqual([expect.any(Number), 0]);
      expect(act?.log.lines.length).toBeGreaterThan(0);
    }
  },
);

const isAbout = (what: string, { choices }: TableState): boolean =>
  choices.some(({ target }) => target.startsWith(what));

test('who watches a bot play alone sees the automas one by one', async () => {
  const desk = new Desk();
  await desk.ask({ ...ALONE, holders: [bot(0)] });
  await expect.poll(() => desk.told.at(-1)?.result ?? null).not.toBeNull();
  const turns = (told: readonly TableState[]): readonly number[] => [...new Set(told.map(({ turn }) => turn))];
  const watched = desk.told.filter(canOnlyLook);
  expect(watched.length).toBeGreaterThan(20);
  expect(turns(desk.told)).toEqual(turns(desk.told).map((_, index) => index + (desk.told[0]?.turn ?? 0)));
});
