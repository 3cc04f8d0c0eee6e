import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export { type Bot, type Choice, type Player, type Question, type Watch, type Weighed, withoutMemory } from './bot.ts';

export const BOTS: readonly Bot[] = [random, greedy];

export function findBot(name: string): Bot | undefined {
  return BOTS.find((bot) => bot.name === name);
}
