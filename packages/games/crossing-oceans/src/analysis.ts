// What programs that think about the game need of its insides: what is printed on the tiles, by number, and the numbers of the rules.

export { makeTables, NORTH_ATLANTIC, RULES, type Tables } from './tables.ts';
export { BLACK, BLUE } from './tokens.ts';
export { COLUMNS, REGIONS } from './types.ts';
