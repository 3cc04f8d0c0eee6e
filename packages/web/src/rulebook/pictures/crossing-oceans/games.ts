import type { Position } from '../../../host.ts';
import { movesIn } from '../moves.ts';

/** Three players. */
const GAME = `
place abyssinia, at san-francisco, sell, go ships-2, buy red, buy green, buy 1, place atlantic, at boston, sell,
go house, house bombay, token white, place pommerania, at montreal, sell, go house, house yokohama, token green,
place adriatic, at new-orleans, go coal, token black, load san-francisco, contract, sell, go ships-2, buy blue,
buy red, buy 3, contract, sell, go ships-2, buy black, buy white, contract, go house, house new-orleans,
token green, place nepaul, at new-york, go coal, token black, load new-york, place arizona, at boston, go coal,
token black, load boston, contract, go coal, token black, contract, go house, token green, place city-of-berlin,
at colombo, go riband, contract, go house, house san-francisco, token green, place belgenland, at new-orleans,
go fleet, contract, coal boston, go house, house boston, token white, place devonia, at montreal, go fleet,
place stirling-castle, at auckland, go coal, token black, place pommerania, at batavia, go ships-2, buy 3,
buy black, place germanic, at bombay, go coal, token black, load san-francisco, contract, go house, house auckland,
token red, contract, sell, go coal, token black, load boston, load colombo, contract, go house, house montreal,
token red, place atlantic, at shanghai, go ships-2, buy 1, place gaelic, at sydney, go riband, place cutty-sark,
at yokohama, go fleet, place majestic, at batavia, go region, region indian-ocean, place parisian, at new-york,
go house, house colombo, token white, place adriatic, at yokohama, go ships-2, buy green, buy red, place nepaul,
at san-francisco, go house, house shanghai, token white, place pommerania, at shanghai, go ships-2, buy blue,
place britannia, at auckland, go cargo, contract, go coal, token black
`;

/** The game that is shown to readers, after so many moves. */
export function oceansAfter(moves: number): Position {
  const names = ['Anna', 'Max', 'Lea'];
  return { game: 'crossing-oceans', names, options: {}, seed: 'harbour', moves: movesIn(GAME).slice(0, moves) };
}
