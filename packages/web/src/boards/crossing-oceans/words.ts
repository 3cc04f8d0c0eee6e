import type { Action, ColumnId, CrossingOceansNouns, RegionId, Tables } from '@riband/crossing-oceans';
import type { Noun } from '@riband/kernel';
import type { Session } from '../../session.svelte.ts';
import { isKnownPort } from './geometry.ts';
import type { Piece } from './pieces.ts';

type Name<Kind extends string> = Noun<Extract<CrossingOceansNouns, `crossing-oceans.${Kind}.${string}`>>;

export const actionNoun = (action: Action) => ({ noun: `crossing-oceans.action.${action}` as const });
export const regionNoun = (region: RegionId) => ({ noun: `crossing-oceans.region.${region}` as const });
export const tokenNoun = (column: ColumnId) => ({ noun: `crossing-oceans.token.${column}` as const });

/** A port by its name in the language spoken; one of a brought component file by the name given there. */
export function portNoun({ id, name }: Tables['ports'][number]): Name<'port'> | string {
  return isKnownPort(id) ? { noun: `crossing-oceans.port.${id}` } : name;
}

/** All that is printed on a tile, in words. */
export function describe(session: Session, piece: Piece): string {
  const { name, year, income, speed, tonnage, token } = piece;
  return token === null
    ? session.t('crossing-oceans.board.facts', { ship: name, year, income, speed, tonnage })
    : session.t('crossing-oceans.board.headquarters', { company: name, token: tokenNoun(token) });
}
