import type { EMPLOYEES } from '@riband/shipyard/analysis';

/** What the terms are multiplied by: points for each of what they count. */
const TERMS = {
  points: 1,
  crew: 1,
  equipment: 1,
  speed: 1,
  officials: 1,
  contracts: 1,
  openPlaces: 0.35,
  heldSpeed: 0.5,
  clutter: -1,
  laterShips: 0.8,
  captain: 1,
  spares: 0.5,
  canals: 0.8,
  employees: 1,
  money: 0.35,
  goods: 1.2,
};

/** What the bot expects of a game. */
const EXPECTED = {
  /** How much of its worth a ship keeps for every action it still needs. */
  keptPerAction: 0.9,
  /** How likely it is that a needed action is not to be had in a turn. */
  missedAction: 0.5,
  /** Actions for a card that is still missing. */
  workPerCard: 0.4,
  /** The length of a ship that can still grow. */
  usualLength: 5,
  /** The speed of a ship that does not know its canals yet. */
  usualSpeed: 2,
  /** The actions over which what is in store comes to use. */
  actionsAhead: 6,
  /** Captains are kept for later ships while so many actions are left. */
  actionsForCaptain: 4,
  /** More pieces of a kind, money, goods or canals are hardly of use. */
  enoughSpares: 2,
  enoughMoney: 8,
  enoughGoods: 2,
  enoughCanals: 3,
};

/** What an employee is worth for every action still to come. */
const EMPLOYEE_WORTH = {
  'engineer-sail': 0.17,
  'engineer-smokestack': 0.15,
  'engineer-cannon': 0.22,
  'engineer-crane': 0.22,
  'recruiter-captain': 0.2,
  'recruiter-businessman': 0.18,
  'recruiter-soldier': 0.18,
  'recruiter-drive': 0.1,
  'trader-coal-1': 0.05,
  'trader-coal-2': 0.05,
  'trader-cloth-1': 0.05,
  'trader-cloth-2': 0.05,
  'trader-grain-1': 0.05,
  'trader-grain-2': 0.05,
  'builder-businessman': 0.1,
  'builder-soldier': 0.1,
  'builder-officer': 0.08,
  'builder-cannon': 0.12,
  'builder-crane': 0.12,
  'builder-drive': 0.05,
  helmsman: 0.15,
  rigger: 0.1,
  accountant: 0.1,
  foreman: 0.05,
} satisfies Record<(typeof EMPLOYEES)[number], number>;

export type Term = keyof typeof TERMS;

export const WEIGHTS = { ...TERMS, ...EXPECTED, ...EMPLOYEE_WORTH };

export type Expected = Readonly<Record<keyof typeof EXPECTED, number>>;
