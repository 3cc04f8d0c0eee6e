import {
  BUSINESSMAN,
  CANNON,
  CAPTAIN,
  CRANE,
  DRIVE,
  FEATURES,
  indexIn,
  SAIL,
  SMOKESTACK,
  SOLDIER,
  type Tables,
} from '@riband/shipyard/analysis';

export const feature = (name: (typeof FEATURES)[number]): number => indexIn(FEATURES, name);

const [CABIN, MAST, CANNON_MOUNT] = [feature('cabin'), feature('mast'), feature('cannon')];
const [CRANE_MOUNT, DRIVE_MOUNT] = [feature('crane'), feature('drive')];

export interface Fitting {
  readonly tables: Tables;
  readonly employees: number;
  readonly store: readonly number[];
  readonly features: readonly number[];
  /** Captains to keep for later ships rather than to sail as officers. */
  readonly captainsKept: number;
  /** What is decided already: the pieces before `from` are fitted so. */
  readonly fitted: readonly number[];
  readonly from: number;
}

/** The pieces of the store that go on a ship with these features (S-FIT-1 to S-FIT-3), as many as fit; counts may be parts of one. */
export function fitOut(fitting: Fitting): number[] {
  const { store, features, captainsKept } = fitting;
  const result = store.map(() => 0);
  let cabins = features[CABIN]!;
  const captains = Math.max(1, store[CAPTAIN]! - captainsKept);
  const officers = 1 + cabins + builtFor(fitting, CAPTAIN);
  cabins -= mount(fitting, result, CAPTAIN, Math.min(captains, officers));
  cabins += Math.min(1, result[CAPTAIN]!);
  cabins -= mount(fitting, result, BUSINESSMAN, cabins + builtFor(fitting, BUSINESSMAN));
  mount(fitting, result, SOLDIER, cabins + builtFor(fitting, SOLDIER));
  mount(fitting, result, DRIVE, features[DRIVE_MOUNT]! + builtFor(fitting, DRIVE));
  const masts = features[MAST]!;
  // Without a drive sails are worth more than smokestacks (S-SPEED-2).
  const stacks = result[DRIVE]! > 0 ? masts : masts - store[SAIL]!;
  mount(fitting, result, SMOKESTACK, Math.max(0, stacks));
  mount(fitting, result, SAIL, masts - result[SMOKESTACK]!);
  mount(fitting, result, CANNON, features[CANNON_MOUNT]! + builtFor(fitting, CANNON));
  mount(fitting, result, CRANE, features[CRANE_MOUNT]! + builtFor(fitting, CRANE));
  return result;
}

/** Fits what there is and what there is room for; tells how many of them take a place. */
function mount(fitting: Fitting, result: number[], kind: number, room: number): number {
  const { store, fitted, from } = fitting;
  const count = kind < from ? fitted[kind]! : Math.max(0, Math.min(store[kind]!, room));
  result[kind] = count;
  return Math.max(0, count - builtFor(fitting, kind));
}

/** S-FIT-3: pieces of a kind that need no place. */
function builtFor({ tables, employees }: Fitting, kind: number): number {
  const { builder, extra } = tables.employees;
  return (employees & builder[kind]!) === 0 ? 0 : extra[kind]!;
}

/** Places on the ship that nothing stands on yet: mounts and cabins. */
export function openPlaces(features: readonly number[], fitted: readonly number[]): number {
  const crew = Math.max(0, fitted[CAPTAIN]! - 1) + fitted[BUSINESSMAN]! + fitted[SOLDIER]!;
  const left = (places: number, taken: number): number => Math.max(0, places - taken);
  return (
    left(features[CABIN]!, crew) +
    left(features[MAST]!, fitted[SMOKESTACK]! + fitted[SAIL]!) +
    left(features[CANNON_MOUNT]!, fitted[CANNON]!) +
    left(features[CRANE_MOUNT]!, fitted[CRANE]!) +
    left(features[DRIVE_MOUNT]!, fitted[DRIVE]!)
  );
}

/** S-SPEED-1 to S-SPEED-3, also for parts of pieces. */
export function speedWith(
  { employees: { helmsman, rigger } }: Tables,
  employees: number,
  fitted: readonly number[],
): number {
  const [drives, stacks, sails] = [fitted[DRIVE]!, fitted[SMOKESTACK]!, fitted[SAIL]!];
  const hired = ((employees & helmsman) === 0 ? 0 : 1) + ((employees & rigger) === 0 ? 0 : Math.floor(sails / 2));
  const engine = drives >= 1 && stacks >= 1 ? 2 + drives + stacks : 1 + drives + Math.floor(stacks / 2);
  return engine + sails + hired;
}
