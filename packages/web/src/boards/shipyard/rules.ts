import type { Decision } from '@riband/shipyard';

/** The section of the rules that explains a decision. */
const SECTIONS: Readonly<Partial<Record<Decision['kind'], string>>> = {
  choose: 'choose',
  bonus: 'bonus',
  final: 'end-final',
  last: 'end-last',
  finish: 'end-last',
  discard: 'discard',
  buy: 'build-buy',
  place: 'build-where',
  rent: 'canal',
  lay: 'canal',
  rotate: 'canal',
  purchase: 'purchase',
  ring: 'gather',
  hire: 'hire',
  exchange: 'exchange',
  trade: 'exchange',
  launch: 'launch',
  fit: 'outfit',
  speed: 'speed',
  berth: 'sail',
  sail: 'sail',
};

export const ruleFor = (decision: Decision | undefined): string =>
  (decision === undefined ? undefined : SECTIONS[decision.kind]) ?? 'steps';
