/** The numbers among the settings, and how far each can be turned. */
export const DIALS = {
  curiosity: { min: 0, max: 100 },
  caution: { min: 0, max: 1000 },
  // Visits are divided by it.
  patience: { min: 1, max: 1_000_000 },
  doubt: { min: 0, max: 1 },
  // Results are divided by it.
  stakes: { min: 0.01, max: 1000 },
  rivalry: { min: 0, max: 1 },
  habit: { min: 0, max: 100 },
  horizon: { min: 0, max: 1000 },
  foresight: { min: 0, max: 1000 },
  worlds: { min: 1, max: 100_000 },
} as const;

export type Dial = keyof typeof DIALS;

/** Those that are true or false. */
export const SWITCHES = ['skilful', 'empathic'] as const;

export type Switch = (typeof SWITCHES)[number];

/** How a search goes about it. Everything here was found by measuring: see `docs/bots.md`. */
export interface Settings extends Readonly<Record<Dial, number> & Record<Switch, boolean>> {
  /** How eagerly moves are tried that were tried little so far. */
  readonly curiosity: number;
  /** Moves that look worse by so many points are at first tried e times less; 0 tries all alike. */
  readonly caution: number;
  /** After so many tries of a decision first sight begins to count less: four times as many double the points of `caution`. */
  readonly patience: number;
  /** How much less than the average is expected of a move that was never tried. */
  readonly doubt: number;
  /** So many points more are a clearly better result. */
  readonly stakes: number;
  /** How much the best of the others counts: 0 plays for points, 1 plays for the lead. */
  readonly rivalry: number;
  /** How often, of a hundred moves that are not in the tree, the expected one is taken; the others are taken at random. */
  readonly habit: number;
  /** After how many own turns, the one at hand included, games are judged, all of them; 0 judges them some way below the tree, wherever that ends. */
  readonly horizon: number;
  /** Without a horizon, how many decisions are played out below the tree before a position is judged, times the seats; the turn is always played to its end. */
  readonly foresight: number;
  /** How many states are imagined that fit what the seat knows. */
  readonly worlds: number;
  /** Whether the expected move is found by a look ahead, or is the one that did best so far. Own moves are then as expected, always. */
  readonly skilful: boolean;
  /** Whether others are taken to plan as the seat itself does, in trees of their own; else they do what is expected of them. */
  readonly empathic: boolean;
}
