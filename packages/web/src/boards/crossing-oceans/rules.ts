import type { Decision } from '@riband/crossing-oceans';

/** The section of the rules that explains a decision. */
const SECTIONS: Readonly<Partial<Record<Decision['kind'], string>>> = {
  place: 'place',
  spot: 'place',
  rondel: 'moving',
  buy: 'buy',
  region: 'region',
  cargo: 'cargo',
  riband: 'riband',
  house: 'house',
  token: 'board',
  load: 'coal',
};

export const ruleFor = (decision: Decision | undefined): string =>
  (decision === undefined ? undefined : SECTIONS[decision.kind]) ?? 'phases';
