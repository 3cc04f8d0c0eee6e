import { canalOf, cellOf, columnOf, lineOf, tokenCell, tokenSpace, turnOf } from '../canals/packing.ts';
import type { Step } from '../canals/walks.ts';
import type { Edition, Printed } from '../edition.ts';
import type { Berth, CanalSeen, ShipSeen } from '../events.ts';
import { FEATURES, ICONS, indexIn, PIECES, SPACES } from '../lists.ts';
import type { Ship } from '../types.ts';
import { BUSINESSMAN, CANNON, CAPTAIN, CRANE, countFeature, SOLDIER } from './ship.ts';

const RIBAND = indexIn(ICONS, 'riband');
const LANTERN = indexIn(FEATURES, 'lantern');
const LIFEBOAT = indexIn(FEATURES, 'lifeboat');
const LIFEBUOY = indexIn(FEATURES, 'lifebuoy');
const POINTS_OF_EQUIPMENT = 2; // S-SCORE-2

/** S-SCORE-4: what each official gives to a ship, by ICONS; the Blue Riband goes by the distance. */
function officials(edition: Edition, cards: readonly number[], fitted: readonly number[]): readonly number[] {
  return [
    fitted[SOLDIER]! + fitted[CANNON]!,
    fitted[BUSINESSMAN]! + fitted[CRANE]!,
    countFeature(edition, cards, LANTERN),
    countFeature(edition, cards, LIFEBOAT),
    countFeature(edition, cards, LIFEBUOY),
  ];
}

/** The points of crew (S-SCORE-1), equipment (S-SCORE-2), speed (S-SCORE-3), officials (S-SCORE-4) and the Blue Riband (S-SCORE-5). */
export function cruisePoints(
  edition: Edition,
  cards: readonly number[],
  fitted: readonly number[],
  speed: number,
  steps: readonly Step[],
): number[] {
  const crew = fitted[CAPTAIN]! + fitted[BUSINESSMAN]! + fitted[SOLDIER]!;
  const equipment = POINTS_OF_EQUIPMENT * (fitted[CANNON]! + fitted[CRANE]!);
  const given = officials(edition, cards, fitted);
  let [official, riband] = [0, 0];
  for (let step = 0; step < steps.length; step++) {
    const { icon } = steps[step]!;
    if (icon === RIBAND) riband = step + 1;
    else if (icon >= 0) official += given[icon]!;
  }
  return [crew, equipment, speed, official, riband];
}

/** A ship that sails, and where: the token before it, and the spaces that it enters. */
export interface Sailing {
  readonly ship: Ship;
  readonly from: number;
  readonly steps: readonly Step[];
}

/** The way of a cruise and its points, for log, animation and statistics. */
export function voyageOf(edition: Edition, { ship, from, steps }: Sailing) {
  const given = officials(edition, ship.cards, ship.fitted);
  const [crew = 0, equipment = 0, speed = 0, official = 0, riband = 0] = ship.points;
  return {
    from: berthSeen(tokenCell(from), tokenSpace(from)),
    path: steps.map(({ cell, space, icon }, index) => ({
      ...berthSeen(cell, space),
      official: ICONS[icon] ?? null,
      points: icon === RIBAND ? index + 1 : (given[icon] ?? 0),
    })),
    crew,
    equipment,
    speed,
    officials: official,
    riband,
    total: crew + equipment + speed + official + riband,
  };
}

function berthSeen(cell: number, space: number): Berth {
  return { x: columnOf(cell), y: lineOf(cell), space: SPACES[space]! };
}

export function shipSeen(edition: Edition, { cards, fitted, speed }: Ship): ShipSeen {
  const pieces = PIECES.map((piece, index) => [piece, fitted[index]!] as const).filter(([, count]) => count > 0);
  return { cards: cards.map((card) => edition.tables.names[card]!), fitted: Object.fromEntries(pieces), speed };
}

export function canalSeen({ tables }: Printed, laid: number): CanalSeen {
  const cell = cellOf(laid);
  return { x: columnOf(cell), y: lineOf(cell), canal: tables.canals[canalOf(laid)]!.name, turn: turnOf(laid) };
}
