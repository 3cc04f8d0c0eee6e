import type { Cargo } from '@riband/example';

/** In the order in which the rules name them. */
export const CARGOES = ['coal', 'grain', 'steel'] as const satisfies readonly Cargo[];

/** A cargo as the parameter of a message. */
export const noun = <C extends Cargo>(cargo: C) => ({ noun: `example.cargo.${cargo}` as const });
