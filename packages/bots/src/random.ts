import { pick } from '@riband/kernel';
import { type Bot, withoutMemory } from './bot.ts';

/** Any legal move, each as likely as the other. */
export const random: Bot = withoutMemory('random', ({ moves }, source) => pick(source, moves));
