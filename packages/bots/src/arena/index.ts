export { CLAIMED, type Claim, type ClaimTest } from './claim.ts';
export type { Group } from './counts/counting.ts';
export {
  type BotFigures,
  ClearWatch,
  type Estimate,
  type Figures,
  figuresOf,
} from './figures.ts';
export { gamesOfDeal, type LineUp } from './line-ups.ts';
export { type Answer, type Entrant, Fault, playMatch } from './match.ts';
export { questions, type Setting } from './play.ts';
export { type ArenaGame, completeDeals, type Deal, type FinishedGame, type GameName, isFinished } from './record.ts';
export type { SequentialTest } from './statistics/sequential.ts';
export { type GroupUse, type Sources, type Survey, surveyOf, type ThingUse } from './survey.ts';
