import { SchemaError } from '@riband/kernel/schema';
import { type Components, componentFile } from './schema.ts';
import { ACTIONS, COLUMNS, REGIONS } from './types.ts';

export const MARKET_SIZE = 6; // C-SETUP-2
export const MARKET_INTAKE = 3; // C-SHIPS-3

/** The components that a file holds; a wrong file is refused with the place and the reason. */
export function readComponents(json: unknown): Components {
  const read = componentFile(json, 'components');
  checkNames(read);
  checkMap(read);
  checkRondel(read);
  checkStacks(read);
  return read;
}

function refuse(place: string, problem: string): never {
  throw new SchemaError(`components.${place}`, problem);
}

function checkNames({ ports, neutral, clippers, steamships, headquarters }: Components): void {
  checkUnique('ports', ports);
  checkUnique('tiles', [neutral, ...clippers, ...steamships, ...headquarters]);
}

function checkUnique(place: string, things: readonly { readonly id: string }[]): void {
  const seen = new Set<string>();
  for (const { id } of things) {
    if (seen.has(id)) refuse(`${place}[${id}].id`, 'is there twice');
    seen.add(id);
  }
}

/** C-MAP-1, C-SETUP-1. */
function checkMap({ ports, neutral, clippers }: Components): void {
  for (const region of REGIONS) {
    const count = ports.filter((port) => port.region === region).length;
    if (count < 2 || count > 4) refuse('ports', `${region} has ${count} ports, not 2 to 4`);
  }
  const regionOf = (id: string, place: string): string =>
    ports.find((port) => port.id === id)?.region ?? refuse(place, `there is no port "${id}"`);
  if (regionOf(neutral.port, 'neutral.port') !== 'north-atlantic')
    refuse('neutral.port', 'the neutral ship starts in the North Atlantic');
  const taken = new Set(['north-atlantic']);
  for (const { id, port } of clippers) {
    const place = `clippers[${id}].port`;
    const region = regionOf(port, place);
    if (taken.has(region)) refuse(place, `${region} has a starting ship already`);
    taken.add(region);
  }
  // C-SETUP-4: they are given out by age.
  if (new Set(clippers.map((clipper) => clipper.year)).size < clippers.length)
    refuse('clippers', 'two of them have the same year');
}

/** C-RONDEL-1. */
function checkRondel({ rondel }: Components): void {
  for (const action of ACTIONS) {
    const spots = [...rondel.keys()].filter((spot) => rondel[spot]?.action === action);
    const expected = action === 'ships' ? 2 : 1;
    if (spots.length !== expected) refuse('rondel', `"${action}" is there ${spots.length} times, not ${expected}`);
    if (action === 'ships' && (spots[1] ?? 0) - (spots[0] ?? 0) !== rondel.length / 2)
      refuse('rondel', 'the two "ships" are not opposite each other');
  }
}

/** C-SETUP-3, C-SHIPS-5. */
function checkStacks({ steamships, headquarters }: Components): void {
  const dealt = steamships.filter((ship) => ship.stack === 0);
  if (dealt.length !== COLUMNS.length || new Set(dealt.map((ship) => ship.flag)).size !== COLUMNS.length)
    refuse('steamships', 'stack 0 must be five steamships, one of each flag colour');
  const last = 9;
  for (const { id, stack } of steamships)
    if (stack === last) refuse(`steamships[${id}].stack`, 'the last stack is for headquarters alone');
  for (const { id, stack } of headquarters)
    if (stack !== last) refuse(`headquarters[${id}].stack`, `headquarters are the last stack, ${last}`);
  const drawn = steamships.length - dealt.length + headquarters.length;
  if (drawn < MARKET_SIZE || (drawn - MARKET_SIZE) % MARKET_INTAKE !== 0)
    refuse(
      'steamships',
      `stacks 1 to 9 have ${drawn} tiles; without the first ${MARKET_SIZE} that is no multiple of ${MARKET_INTAKE}`,
    );
  if (steamships.length > 90)
    refuse('steamships', `${steamships.length} are more than anybody can oversee: at most 90`);
}
