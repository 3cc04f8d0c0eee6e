import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { LEVELLED } from './levels.ts';
import { random } from './random.ts';

export { type Bot, type Choice, type Player, type Question, type Watch, type Weighed, withoutMemory } from './bot.ts';

/** The strongest last. */
export const BOTS: readonly Bot[] = [random, greedy, ...LEVELLED];

/** Who plays where nobody said who. */
export const STANDARD_BOT = greedy.name;

export function findBot(name: string): Bot | undefined {
  return BOTS.find((bot) => bot.name === name);
}
