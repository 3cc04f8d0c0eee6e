import type { Actor, Game, GameTypes, Move, Seat, Viewer } from '@riband/kernel';

/** A step of a scripted game: who is asked, how often each has to pick, and in which turn. */
export interface Phase {
  readonly turn: number;
  readonly asks: readonly Seat[] | 'chance';
  readonly picks?: number;
}

interface Scripted extends GameTypes {
  readonly State: { phase: number; picks: string[][] };
  readonly Move: Move & { readonly letter: string };
  readonly View: { readonly phase: number; readonly own: readonly string[] };
}

const LETTERS = ['a', 'b', 'c'].map((letter, id) => ({ id, letter }));

/** A game in which everybody picks letters in secret as a script says: for courses of turns that no real game has. */
export function scripted(script: readonly Phase[], seats: number): Game<Scripted> {
  type State = Scripted['State'];
  const phaseOf = (state: State): Phase | undefined => script[state.phase];
  const missing = (state: State): readonly Seat[] => {
    const phase = phaseOf(state);
    if (phase === undefined || phase.asks === 'chance') return [];
    const before = (seat: Seat): number =>
      script.slice(0, state.phase).reduce((sum, one) => sum + picksIn(one, seat), 0);
    return phase.asks.filter((seat) => (state.picks[seat]?.length ?? 0) < before(seat) + picksIn(phase, seat));
  };
  const deciders = (state: State) => {
    const phase = phaseOf(state);
    if (phase === undefined) return 'over';
    return phase.asks === 'chance' ? 'chance' : missing(state);
  };
  const isAsked = (state: State, actor: Actor): boolean =>
    actor === 'chance' ? phaseOf(state)?.asks === 'chance' : missing(state).includes(actor);
  const accounts = () => Array.from({ length: seats }, (_, seat) => ({ seat, total: 0, lines: [] }));
  return {
    id: 'scripted',
    rules: 1,
    seats: { min: seats, max: seats },
    options: [],
    tables: {},
    components: 'none',
    limits: { length: 100, branching: 3 },
    setup: () => ({ phase: 0, picks: Array.from({ length: seats }, () => []) }),
    clone: ({ phase, picks }) => ({ phase, picks: picks.map((own) => own.slice()) }),
    deciders,
    turn: (state) => phaseOf(state)?.turn ?? (script.at(-1)?.turn ?? 0) + 1,
    moves: (state, actor) => (isAsked(state, actor) ? LETTERS : []),
    apply(state, actor, { letter }, emit) {
      if (actor !== 'chance') state.picks[actor]?.push(letter);
      emit?.({ kind: 'picked', secret: { seats: actor === 'chance' ? [] : [actor], fields: { letter } } });
      if (actor === 'chance' || missing(state).length === 0) state.phase += 1;
    },
    weight: () => 1,
    sample: (_, random) => LETTERS[random.below(LETTERS.length)] ?? { id: 0, letter: 'a' },
    view: ({ phase, picks }, viewer) => ({ phase, own: (viewer === 'spectator' ? undefined : picks[viewer]) ?? [] }),
    imagine: ({ phase }) => ({ phase, picks: [] }),
    hides: () => true,
    target: ({ letter }) => letter,
    targets: () => LETTERS.map(({ letter }) => letter),
    why: () => undefined,
    write: ({ letter }, actor, viewer?: Viewer) => (viewer === undefined || viewer === actor ? letter : '?'),
    label: (_, __, { letter }) => ({ key: 'scripted.letter', params: { letter } }),
    tell: () => undefined,
    scores: () => accounts().map(({ total }) => total),
    standing: accounts,
    result: () => ({ accounts: accounts(), places: accounts().map(() => 1) }),
    testing: { imbalance: () => undefined, scramble: () => undefined, grant: () => undefined },
  };
}

function picksIn(phase: Phase, seat: Seat): number {
  return phase.asks !== 'chance' && phase.asks.includes(seat) ? (phase.picks ?? 1) : 0;
}
