import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { LEVELLED } from './levels/index.ts';
import { random } from './random.ts';

export {
  type Bot,
  type Choice,
  type Player,
  type Question,
  type Thinking,
  type Watch,
  type Weighed,
  withoutMemory,
} from './bot.ts';
export { evaluationByMachine, evaluationOf } from './evaluations/index.ts';
export { levelsFor, searchingAtLength, searchingFor } from './levels/index.ts';
export type { BotMessages } from './messages.ts';
export { type Because, type Motive, motiveOf } from './motive.ts';
export { DIALS, type Dial, SWITCHES, type Switch } from './search/settings.ts';

/** The strongest last. */
export const BOTS: readonly Bot[] = [random, greedy, ...LEVELLED];

/** Who plays where nobody said who. */
export const STANDARD_BOT = greedy.name;

/** Whether a bot searches, and may think for seconds; all others answer at once. */
export const searches = (name: string): boolean => LEVELLED.some((bot) => bot.name === name);

/** Who is asked for advice where nobody said who. */
export const ADVISER = 'captain';

export function findBot(name: string): Bot | undefined {
  return BOTS.find((bot) => bot.name === name);
}
