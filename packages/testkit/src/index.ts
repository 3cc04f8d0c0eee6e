export { checkLaws, seatCounts, type Trial } from './check-laws.ts';
export { type Law, LawBroken } from './law.ts';
export { LAWS, QUICK_LAWS } from './laws/index.ts';
export { type Settings, settingsFrom } from './settings.ts';
export { type Position, playRandomGame, type Step, type Walk } from './walk.ts';
