import { pick } from '@riband/kernel';
import type { Bot } from './bot.ts';

/** Any legal move, each as likely as the other. */
export const random: Bot = {
  name: 'random',
  choose: ({ moves }, source) => pick(source, moves),
};
