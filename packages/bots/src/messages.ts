import type { TermFamily } from './evaluation.ts';
import type { Term as CrossingOceansTerm } from './evaluations/crossing-oceans.ts';
import type { WEIGHTS as QUAYSIDE } from './evaluations/example.ts';
import type { WEIGHTS as ANY } from './evaluations/scores.ts';
import type { Term as ShipyardTerm } from './evaluations/shipyard/weights.ts';

type None = Record<never, never>;

/** The terms of every evaluation: a new term does not compile until every language has words for it. */
interface Families extends Record<TermFamily, string> {
  readonly shipyard: ShipyardTerm;
  readonly 'crossing-oceans': CrossingOceansTerm;
  readonly example: keyof typeof QUAYSIDE;
  readonly any: keyof typeof ANY;
}

type Term = { [Family in TermFamily]: `${Family}.${Families[Family]}` }[TermFamily];

/** Each names where points come from, to stand after `3 points more`. The rivals are a term of whoever searches, experience one of who has learnt from games. */
type TermMessages = { [Name in Term | `${TermFamily}.rival` | 'shipyard.experience' as `bots.term.${Name}`]: None };

/** What bots say about their moves. Parts of a sentence come in as words of the same language. */
export type BotMessages = TermMessages & {
  'bots.why.more': { points: number; term: string };
  'bots.why.less': { points: number; term: string };
  /** What it promises: gains, or gains and losses. */
  'bots.why.better': { promised: string; than: string };
  'bots.why.betterInAll': { promised: string; than: string; points: number };
  'bots.why.trade': { gains: string; losses: string };
  'bots.why.later': { points: number; than: string };
  'bots.why.even': { than: string };
  'bots.why.surer': { points: number; than: string };
  'bots.why.rather': { than: string };
  'bots.why.hurried': None;
  'bots.why.only': None;
  'bots.why.forced': None;
  'bots.why.lot': None;

  /** Columns of the moves that were weighed, and what stands in them. */
  'bots.weighed.move': None;
  'bots.weighed.gain': None;
  'bots.weighed.share': None;
  'bots.weighed.points': { points: number };
  'bots.weighed.percent': { share: number };
};
