import type { Decision } from '@riband/shipyard';

/** The sheets of the board: on a telephone each is a tab, on a desk market and works lie side by side. */
export type Sheet = 'track' | 'market' | 'works' | 'cruise' | 'yard';

/** The sheet on which a decision is made. */
const SHEETS: Readonly<Partial<Record<Decision['kind'], Sheet>>> = {
  choose: 'track',
  bonus: 'track',
  final: 'track',
  buy: 'market',
  last: 'market',
  rent: 'market',
  purchase: 'market',
  place: 'yard',
  finish: 'yard',
  launch: 'yard',
  discard: 'yard',
  exchange: 'yard',
  trade: 'works',
  ring: 'works',
  hire: 'works',
  lay: 'cruise',
  rotate: 'cruise',
  fit: 'cruise',
  speed: 'cruise',
  berth: 'cruise',
  sail: 'cruise',
};

export const sheetOf = (decision: Decision | undefined): Sheet =>
  (decision === undefined ? undefined : SHEETS[decision.kind]) ?? 'track';
