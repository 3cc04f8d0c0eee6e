import { begin, seeded } from '@riband/kernel';
import { describe, expect, test } from 'vitest';
import { crossingOceans } from '../src/index.ts';
import { NONE, type State } from '../src/types.ts';
import { bare, column, dismiss, dock, give, legal, offer, play, player, tile, tokens } from './table.ts';

const why = (state: State, target: string): unknown => crossingOceans.why(state, state.seat, target);
const OFFER = ['arizona', 'city-of-berlin', 'belgenland', 'nepaul', 'devonia', 'parisian'];

/** Examples 4 and 13: no blue ship to the right, the white spot of the docks free. */
function market(money = 150): State {
  const state = dock(offer(bare(4), ...OFFER), 'pommerania', 'abyssinia', 'adriatic', 'germanic');
  player(state, 0).money = money;
  return state;
}

const shown = (state: State): readonly (string | undefined)[] =>
  state.market.map((one) => OFFER.find((id) => tile(id) === one));

/** The last draws are left; nobody has anything else. */
function nearTheEnd(...left: string[]): State {
  const state = market(990);
  for (const one of state.stack.slice()) if (!left.map(tile).includes(one)) dismiss(state, one);
  return state;
}

describe('the Ships action', () => {
  test('examples 4 and 13, C-SHIPS-1, C-SHIPS-3, C-SHIPS-4: two purchases, two ships to the docks, one of them pushes another out', () => {
    const state = play(market(), 'go ships-1', 'buy blue');
    expect(player(state, 0).money).toBe(150 - 60);
    play(state, 'buy 3');
    expect(player(state, 0)).toMatchObject({ money: 0, supply: [tile('pommerania'), tile('belgenland')] });
    expect(player(state, 0).flags[column('blue')]).toBe(2);
    expect(shown(state).slice(0, 3)).toEqual(['nepaul', 'devonia', 'parisian']);
    expect(state.docks[column('white')]).toBe(tile('arizona'));
    expect(state.docks[column('black')]).toBe(tile('city-of-berlin'));
    expect(state.gone).toContain(tile('abyssinia'));
    expect(state.pending).toEqual([{ kind: 'fill', left: 3 }]);
    for (let draw = 0; draw < 3; draw++) play(state, legal(state)[0] ?? '');
    expect(state.market).not.toContain(NONE);
    expect(state.seat).toBe(1);
  });

  test('C-SHIPS-1: a position costs £10 more than the one before; a shortage says how much is missing', () => {
    const state = play(market(110), 'go ships-1');
    // ARIZONA £90 + £10, CITY OF BERLIN £70 + £20, BELGENLAND £60 + £30, NEPAUL £70 + £40, DEVONIA £40 + £50, PARISIAN £70 + £60.
    expect(legal(state)).toEqual([
      ...['buy 1', 'buy 2', 'buy 3', 'buy 4', 'buy 5'],
      ...['buy blue', 'buy black', 'buy green', 'buy red', 'done'],
    ]);
    expect(why(state, 'market:6')).toMatchObject({ clause: 'C-SHIPS-1', shortage: { of: 'pounds', amount: 20 } });
    player(state, 0).money = 40;
    expect(why(state, 'docks:red')).toMatchObject({ clause: 'C-SHIPS-1', shortage: { of: 'pounds', amount: 10 } });
  });

  test('C-SHIPS-1: up to three, none included; positions do not change meanwhile', () => {
    const state = play(market(990), 'go ships-1', 'buy 1', 'buy 2');
    expect(shown(state)).toEqual([undefined, undefined, ...OFFER.slice(2)]);
    play(state, 'buy 6');
    expect(state.pending).toEqual([{ kind: 'fill', left: 3 }]);
    const none = play(market(990), 'go ships-1', 'done');
    expect(none.pending).toEqual([{ kind: 'fill', left: 3 }]);
    expect(shown(none).slice(0, 4)).toEqual([...OFFER.slice(3), undefined]);
  });

  test('C-SHIPS-1: who can pay for nothing is not asked', () => {
    const state = play(market(40), 'go ships-1');
    expect(state.pending).toEqual([{ kind: 'fill', left: 3 }]);
  });

  test('C-SHIPS-3: one purchase at position 5 pushes two tiles', () => {
    const state = play(market(110), 'go ships-1', 'buy 5');
    expect(shown(state).slice(0, 4)).toEqual(['belgenland', 'nepaul', 'parisian', undefined]);
  });

  test('C-SHIPS-3: three purchases push none', () => {
    const state = play(market(990), 'go ships-1', 'buy 1', 'buy 3', 'buy 6');
    expect(shown(state).slice(0, 4)).toEqual(['city-of-berlin', 'nepaul', 'devonia', undefined]);
    expect(state.docks[column('black')]).toBe(tile('abyssinia'));
  });

  test('C-SHIPS-2, C-PIECE-3: a headquarters gives a multicoloured flag and its token for nothing, at once', () => {
    const state = tokens(offer(market(990), 'p-and-o', ...OFFER.slice(0, 5)), 0, { black: 3 });
    play(state, 'go ships-1', 'buy 1');
    expect(player(state, 0)).toMatchObject({ money: 990 - 160, tokens: [0, 4, 0, 0, 0] });
    expect(player(state, 0).flags).toEqual([0, 0, 0, 0, 0, 1]);
    expect(player(state, 0).supply).toEqual([tile('p-and-o')]);
  });

  test('C-SHIPS-2, C-TOKEN-1: with its column full, a free token for the column with fewest, by choice among equals', () => {
    const state = tokens(offer(market(990), 'p-and-o', 'cunard', ...OFFER.slice(0, 4)), 0, {
      ...{ blue: 2, black: 4, green: 1, red: 1, white: 3 },
    });
    play(state, 'go ships-1', 'buy 1');
    expect(legal(state)).toEqual(['token green', 'token red']);
    expect(why(state, 'column:blue')).toMatchObject({ clause: 'C-TOKEN-1' });
    expect(why(state, 'column:black')).toMatchObject({ clause: 'C-SHIPS-2' });
    play(state, 'token red');
    expect(player(state, 0)).toMatchObject({ money: 990 - 160, tokens: [2, 4, 1, 2, 3] });
    // The purchases go on.
    expect(legal(state)).toContain('buy 2');
    play(state, 'buy 2');
    expect(player(state, 0).tokens).toEqual([3, 4, 1, 2, 3]);
  });

  test('C-TOKEN-1: one column with fewest is taken at once; with all five full there is no token', () => {
    const one = tokens(offer(market(990), 'p-and-o', ...OFFER.slice(0, 5)), 0, {
      ...{ blue: 2, black: 4, green: 1, red: 2, white: 3 },
    });
    expect(player(play(one, 'go ships-1', 'buy 1'), 0).tokens).toEqual([2, 4, 2, 2, 3]);
    const full = tokens(offer(market(990), 'p-and-o', ...OFFER.slice(0, 5)), 0, {
      ...{ blue: 4, black: 4, green: 4, red: 4, white: 4 },
    });
    play(full, 'go ships-1', 'buy 1');
    expect(player(full, 0).tokens).toEqual([4, 4, 4, 4, 4]);
    expect(legal(full)).toContain('buy 2');
  });

  test('C-SHIPS-2: the third purchase may be a headquarters that asks for a column', () => {
    const state = tokens(offer(market(990), 'p-and-o', ...OFFER.slice(0, 5)), 0, { black: 4 });
    play(state, 'go ships-1', 'buy 2', 'buy 3', 'buy 1', 'token white');
    expect(state.pending).toEqual([{ kind: 'fill', left: 3 }]);
  });

  test('C-SHIPS-5, C-SHIPS-6: the last three tiles trigger the end; then the market only closes its gaps', () => {
    const state = nearTheEnd('cunard', 'hapag', 'white-star');
    play(state, 'go ships-1', 'done');
    expect(state.lastRound).toBe(0);
    play(state, 'fill cunard', 'fill hapag', 'fill white-star');
    expect(state.lastRound).toBe(state.round + 3);
    const docks = state.docks.slice();
    player(state, 1).money = 990;
    play(state, 'contract', 'go ships-1', 'buy 2', 'done');
    expect(crossingOceans.deciders(state)).toEqual([2]);
    expect(state.market).toEqual([
      ...[tile('nepaul'), tile('parisian'), tile('cunard'), tile('hapag'), tile('white-star')],
      NONE,
    ]);
    expect(state.docks).toEqual(docks);
    expect(state.lastRound).toBe(4);
  });

  test('C-SHIPS-5: exactly 13 Ships actions empty the stack', () => {
    const state = begin(crossingOceans, 4, {}, seeded(13));
    const random = seeded(14);
    let actions = 0;
    while (state.lastRound === 0) {
      const spot = player(state, state.seat).spot === 2 ? 'go ships-2' : 'go ships-1';
      player(state, state.seat).contracts += 1;
      play(state, 'contract', spot);
      if (legal(state).includes('done')) play(state, 'done');
      while (crossingOceans.deciders(state) === 'chance')
        crossingOceans.apply(state, 'chance', crossingOceans.sample(state, random));
      actions += 1;
    }
    expect(actions).toBe(13);
    // C-SHIPS-4: headquarters never get to the docks.
    expect(state.market.slice(1).every((one) => one >= tile('cunard'))).toBe(true);
  });

  test('C-TURN-3: a ship that one owns already keeps its flag', () => {
    const state = give(market(990), 0, 'titanic');
    play(state, 'go ships-1', 'buy blue', 'done');
    expect(player(state, 0).flags).toEqual([2, 0, 0, 0, 0, 0]);
  });
});
