/** Which bot sits on each seat. */
export type LineUp = readonly string[];

/**
 * The games of one deal: every line-up, turned until everybody has sat everywhere. All of them are played with the same luck, so that neither
 * seat nor luck favours anybody.
 *
 * Of more bots than seats, each group of different ones that fits sits down; of fewer, the last bot takes the seats that are left.
 */
export function gamesOfDeal(bots: readonly string[], seats: number): readonly LineUp[] {
  const named = bots.length > seats ? [...new Set(bots)] : bots;
  const entrants = [...named, ...new Array<string>(Math.max(0, seats - named.length)).fill(named.at(-1) ?? '')];
  const lineUps = groupsOf(entrants, seats).flatMap(rotations);
  const names = lineUps.map((lineUp) => JSON.stringify(lineUp));
  return lineUps.filter((_, index) => names.indexOf(names[index]!) === index);
}

function groupsOf(bots: readonly string[], size: number): readonly LineUp[] {
  if (size === 0) return [[]];
  return bots.flatMap((bot, index) => groupsOf(bots.slice(index + 1), size - 1).map((rest) => [bot, ...rest]));
}

function rotations(lineUp: LineUp): readonly LineUp[] {
  return lineUp.map((_, turn) => [...lineUp.slice(turn), ...lineUp.slice(0, turn)]);
}
