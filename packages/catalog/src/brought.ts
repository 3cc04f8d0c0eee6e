import { crossingOceansWith, readComponents as readOceans } from '@riband/crossing-oceans';
import { type Game, hashOf } from '@riband/kernel';
import { object, oneOf } from '@riband/kernel/schema';
import { readComponents as readShipyard, shipyardsWith } from '@riband/shipyard';

type Make = (json: object, name: string) => readonly Game[];

/** The games that people can bring their own components for, by what a component file names as its `game`. */
const MAKERS: Readonly<Record<string, Make>> = {
  shipyard: (json, name) => shipyardsWith(readShipyard(json, name)),
  'crossing-oceans': (json, name) => [crossingOceansWith(readOceans(json), name)],
};

/** All games that a component file is for. One with any fault is refused with the place and the reason (`SchemaError`). */
export function gamesWith(json: unknown): readonly Game[] {
  const brought = object(json, 'components');
  const game = oneOf(Object.keys(MAKERS))(brought['game'], 'components.game');
  return (MAKERS[game] as Make)(brought, nameOf(brought)).map((made) => ({ ...made, brought }));
}

/** Records name brought components by their hash: the same file has the same name everywhere. */
function nameOf(json: object): string {
  return `own-${hashOf(json).slice(0, 16)}`;
}
