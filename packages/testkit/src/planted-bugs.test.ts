import { type Quayside, quayside, type State } from '@riband/example';
import { type Actor, isSeat } from '@riband/kernel';
import { describe, expect, test } from 'vitest';
import { checkLaws } from './check-laws.ts';
import { LAWS } from './laws/index.ts';
import { type Change, planting } from './planting.ts';

const GAMES = { seats: 3, seed: 'planted', games: 20 };

const q = quayside;
const { andThen, telling, refusing, accounting, scrambling } = planting(quayside);

/** Every bug, by the law that must catch it. */
const BUGS: Record<string, Record<string, Change<Quayside>>> = {
  json: {
    'undefined in the state': { clone: (state) => Object.assign(q.clone(state), { winner: undefined }) },
    'a function in the tables': { tables: { ...q.tables, priceOf: () => 1 } },
    'a Map in the state': { clone: (state) => Object.assign(q.clone(state), { seen: new Map() }) },
    'a Set in the view': { view: (state, viewer) => Object.assign(q.view(state, viewer), { seen: new Set() }) },
    'the view of somebody else': { view: (state, viewer, open) => open ?? q.view(state, viewer) },
    'rules that know states by more than their content': rememberingStates(),
  },
  clone: {
    'a shallow clone': { clone: (state) => ({ ...state }) },
    'a clone that shares the hands': {
      clone: (state) => ({ ...q.clone(state), players: state.players.map((one) => ({ ...one, hold: [...one.hold] })) }),
    },
    'a clone that forgets the round': { clone: (state) => ({ ...q.clone(state), round: 1 }) },
  },
  snapshots: {
    'a view into the state': { view: (state, viewer) => Object.assign(q.view(state, viewer), { quay: state.quay }) },
    'an event into the state': telling((event, state) =>
      event.kind === 'took' ? Object.assign(event, { hold: state.players[event.seat]!.hold }) : event,
    ),
    'one list for all lists of moves': reusingList(),
  },
  purity: {
    'an impure draw': { sample: (state) => q.sample(state, { below: (n) => Math.floor(Math.random() * n) }) },
    'a clock': { scores: (state) => q.scores(state).map((points) => (Date.now() > 0 ? points : 0)) },
    'a clock whose alarm is ignored': { turn: (state) => quietly(() => new Date().getDay()) ?? state.turn },
    'the language of the machine': { targets: (view) => q.targets(view).toSorted((a, b) => a.localeCompare(b)) },
    'a memory of earlier games': countingMoves(),
    'a changed table': changingTable(),
    'changed options': { setup: (seats, options) => q.setup(seats, Object.assign(options, { rounds: 2 })) },
    'a changed view': { targets: (view) => q.targets(Object.assign(view, { round: 1 })) },
    'a question that changes the state': { scores: (state) => q.scores(Object.assign(state, { round: 1 })) },
  },
  'no-dead-ends': {
    'a dead end': {
      moves: (state, actor) => q.moves(state, actor).filter((move) => move.kind !== 'take' || state.quay.length > 2),
    },
    'moves for who is not asked': { moves: (state, actor) => q.moves(state, actor === 2 ? 'chance' : actor) },
    'deciders out of order': {
      deciders(state) {
        const deciders = q.deciders(state);
        return typeof deciders === 'string' ? deciders : deciders.toReversed();
      },
    },
  },
  limits: {
    'a game without end': andThen((state) => void Object.assign(state, { rounds: state.round + 1 })),
    'too long a list': { limits: { length: 300, branching: 3 } },
  },
  order: {
    'an unstable order': alternatingOrder(),
    'an order by insertion': {
      moves(state, actor) {
        const order = Object.keys(state.bag);
        const rank = (move: Quayside['Move']): number => ('cargo' in move ? order.indexOf(move.cargo) : 9);
        return q.moves(state, actor).toSorted((a, b) => rank(a) - rank(b));
      },
    },
  },
  notation: {
    'two moves with one text': { write: (move, ...who) => q.write(move, ...who).replace(/take ./, 'take') },
    'a text that no record can hold': { write: (move, ...who) => q.write(move, ...who).replace('take ', 'take; ') },
    'an essay': { write: (move, ...who) => `the captain decides to ${q.write(move, ...who)}` },
    'numbers by place in the list': {
      moves: (state, actor) => q.moves(state, actor).map((move, id) => ({ ...move, id })),
    },
    'numbers below zero': {
      moves: (state, actor) => q.moves(state, actor).map((move) => ({ ...move, id: move.id - 20 })),
    },
  },
  replay: {
    'a header that cannot be read': { components: 'set #2' },
    'a move that holds more than its text': {
      ...andThen((state, _, move) => {
        if ('extra' in move) state.players.reverse();
      }),
      sample: (state, random) => ({ ...q.sample(state, random), extra: true }),
    },
  },
  chance: {
    'a wrong weight': { weight: () => 1 },
    'half a weight': { weight: (state, move) => q.weight(state, move) / 2 },
    'a biased sample': {
      sample: (state, random) => q.moves(state, 'chance')[random.below(q.moves(state, 'chance').length)]!,
    },
    'a sample counted off from the end': {
      sample: (state, random) => q.sample(state, { below: (n) => n - 1 - random.below(n) }),
    },
    'a second number': {
      sample: (state, random) => q.sample(state, { below: (n) => random.below(n) && random.below(n) }),
    },
  },
  commute: {
    'a prize for the first choice': andThen((state, actor, move) => {
      if (move.kind === 'bid' && isSeat(actor)) state.players[actor]!.points += q.deciders(state).length;
    }),
    'a choice that takes another away': {
      moves: (state, actor) =>
        q
          .moves(state, actor)
          .filter((one) => one.kind !== 'bid' || state.players.every(({ bid }) => bid !== one.coins)),
    },
  },
  turns: {
    'a turn that goes back': { turn: (state) => 100 - state.turn },
    'half a turn': { turn: (state) => state.turn / 2 },
    'one turn for all': { turn: () => 0 },
    'one turn for a round': { turn: (state) => state.round },
    'a turn that ends for all when one has chosen': {
      turn: (state) => 4 * state.turn + state.players.filter(({ bid }) => bid !== null).length,
    },
  },
  seats: {
    'a point for who sits first': { scores: (state) => q.scores(state).map((sum, seat) => sum + (seat === 0 ? 1 : 0)) },
  },
  conservation: {
    'a lost piece': andThen((state, _, move) => {
      if (move.kind === 'done') state.quay.pop();
    }),
    'a debt': andThen((state, _, move) => {
      if (move.kind === 'reveal') state.players[1]!.coins -= 9;
    }),
  },
  hiding: {
    'hides that always says no': { hides: () => false },
    'hides that always says yes': { hides: () => true },
    'a scramble that changes nothing': scrambling(() => {}),
    'a scramble that adds pieces': scrambling((state) => {
      state.bag.coal += 1;
    }),
  },
  'same-secrets': {
    'a scramble that forgets the bids': scrambling((state, viewer, random) => {
      const bids = state.players.map(({ bid }) => bid);
      q.testing.scramble(state, viewer, random);
      for (const [seat, bid] of bids.entries()) state.players[seat]!.bid = bid;
    }),
  },
  'no-leaks': {
    'a leaking view': { view: (state, viewer) => Object.assign(q.view(state, viewer), { coal: state.bag.coal }) },
    'a view with its keys in a telling order': {
      view: (state, viewer) => ({ ...(state.bag.coal > 9 ? { viewer, round: 0 } : {}), ...q.view(state, viewer) }),
    },
    'a leaking refusal': refusing((reason, state) => (state.bag.coal > 9 ? { ...reason, clause: 'E-COAL-1' } : reason)),
    'a leaking label': { label: ({ bag }) => ({ key: 'example.label.bid', params: { coins: bag.coal } }) },
    'a leaking order of moves': {
      moves: (state, actor) => (state.bag.coal > 9 ? q.moves(state, actor).toReversed() : q.moves(state, actor)),
    },
    'a leaking preview': telling((event, state) => Object.assign(event, { coal: state.bag.coal })),
    'a leaking standing': accounting((account, state) => ({ ...account, total: account.total + state.bag.coal })),
    'a move that turns over what is hidden': andThen((state, actor) => {
      const [reveal] = state.pending.at(-1)?.kind === 'reveal' ? q.moves(state, 'chance') : [];
      if (isSeat(actor) && reveal !== undefined) q.apply(state, 'chance', reveal);
    }),
  },
  'told-alike': {
    'a leaking event': telling(({ secret, ...event }) => ({ ...event, ...secret?.fields })),
    'an event that leaks the state': telling((event, state) =>
      event.kind === 'filled' ? Object.assign(event, { coal: state.bag.coal }) : event,
    ),
    'a leaking record': { write: (move, actor) => q.write(move, actor) },
    'a record that hides a choice from its chooser': {
      write: (move, actor, viewer) => q.write(move, actor, viewer === undefined ? viewer : 'spectator'),
    },
  },
  imagine: {
    'an imagined state that does not fit': {
      imagine: (view, random) => Object.assign(q.imagine(view, random), { turn: view.turn + 1 }),
    },
    'an imagined state with pieces missing': {
      imagine: (view, random) =>
        Object.assign(q.imagine(view, random), { bag: { coal: view.bagSize, grain: 0, steel: 0 } }),
    },
    'an imagined state that shares its view': {
      imagine: (view, random) => Object.assign(q.imagine(view, random), { quay: view.quay }),
    },
  },
  reasons: {
    'a shortage too small': refusing(({ shortage, ...reason }) => ({
      ...reason,
      shortage: { of: 'coins', amount: 1 },
    })),
    'a shortage too large': refusing(({ shortage, ...reason }) =>
      shortage === undefined ? reason : { ...reason, shortage: { of: 'coins', amount: shortage.amount + 1 } },
    ),
    'a target with neither a move nor a reason': { targets: (view) => [...q.targets(view), 'button:undo'] },
    'a target with both': { why: () => ({ clause: 'E-BID-1', message: { key: 'example.why.bidsFirst', params: {} } }) },
    'a move without a target': { targets: (view) => q.targets(view).filter((target) => target !== 'button:done') },
    'a target twice': { targets: (view) => [...q.targets(view), ...q.targets(view)] },
    'a clause that is none': refusing((reason) => ({ ...reason, clause: 'because' })),
  },
  events: {
    'rules that do more when somebody listens': andThen((state, _, __, emit) => {
      if (emit !== undefined) state.players[0]!.points += 1;
    }),
    'an event with a Set in it': telling((event) => Object.assign(event, { seen: new Set() })),
    'a secret that is public, too': telling((event) => ({ ...event, ...event.secret?.fields })),
  },
  messages: {
    'a label without a key': { label: () => ({ key: '', params: {} }) },
    'a log line about nobody': { tell: () => ({ key: 'example.log.bidHidden', params: { player: { seat: 7 } } }) },
  },
  labels: {
    'one label for all': { label: () => ({ key: 'example.label.done', params: {} }) },
    'labels that do not say which': { label: (...args) => ({ ...q.label(...args), params: {} }) },
  },
  result: {
    'scores that are not the result': { scores: (state) => q.scores(state).map((points) => points + 1) },
    'lines that do not add up': accounting((account) => ({ ...account, total: account.total + 1 })),
    'the last as the first': {
      result: (state) => ({ ...q.result(state), places: q.result(state).places.map((place) => 4 - place) }),
    },
    'places that skip one': {
      result: (state) => ({ ...q.result(state), places: q.result(state).places.map((place) => place + 1) }),
    },
  },
};

function rememberingStates(): Change<Quayside> {
  const known = new WeakSet<State>();
  return {
    clone(state) {
      const copy = q.clone(state);
      known.add(copy);
      return copy;
    },
    moves: (state, actor) => (known.has(state) ? q.moves(state, actor) : q.moves(state, actor).toReversed()),
  };
}

function reusingList(): Change<Quayside> {
  const list: Quayside['Move'][] = [];
  return { moves: (state, actor) => list.splice(0, 99) && Object.assign(list, q.moves(state, actor)) };
}

function countingMoves(): Change<Quayside> {
  let count = 0;
  return andThen((state) => {
    count += 1;
    if (count % 100 === 0) state.players[0]!.points += 1;
  });
}

function changingTable(): Change<Quayside> {
  const tables = { income: 2 };
  return { tables, ...andThen(() => void Object.assign(tables, { income: tables.income + 1 })) };
}

function alternatingOrder(): Change<Quayside> {
  let count = 0;
  return { moves: (state, actor: Actor) => (count++ % 2 ? q.moves(state, actor).toReversed() : q.moves(state, actor)) };
}

function quietly<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

test('the correct game passes every law', () => {
  expect(checkLaws(quayside, GAMES)).toEqual([]);
}, 60_000);

test('every law has a bug to catch', () => {
  expect(Object.keys(BUGS)).toEqual(LAWS.map(({ name }) => name));
});

describe('planted bugs', () => {
  const planted = Object.entries(BUGS).flatMap(([law, bugs]) =>
    Object.entries(bugs).map(([bug, change]) => ({ law, bug, change })),
  );
  let caught = 0;

  test.each(planted)('$law catches $bug', ({ law, change }) => {
    const broken = checkLaws({ ...quayside, ...change }, { ...GAMES, laws: LAWS.filter(({ name }) => name === law) });
    expect(broken.map((breach) => breach.law)).toEqual([law]);
    caught += 1;
  });

  test('are all caught', () => {
    expect(`caught ${caught} of ${planted.length}`).toBe(`caught ${planted.length} of ${planted.length}`);
  });
});
