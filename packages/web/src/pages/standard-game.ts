import { type Seat, seatsUpTo } from '@riband/kernel';
import type { GameOffer, Holder } from '@riband/protocol';
import type { NewGame } from '../host.ts';
import { speech } from '../speech.svelte.ts';

/** One person against standard bots at a full table, with the standard options. */
export function standardGame(offer: GameOffer, standardBot: string): NewGame {
  return {
    game: offer.id,
    holders: seatsUpTo(offer.seats.max).map((seat) => (seat === 0 ? person(seat) : bot(seat, standardBot))),
    options: {},
  };
}

export const person = (seat: Seat): Holder => ({
  kind: 'person',
  name: speech.t('web.setUp.defaultName', { seat: seat + 1 }),
});

const BOT_NAMES = ['web.botName.1', 'web.botName.2', 'web.botName.3', 'web.botName.4'] as const;

export const bot = (seat: Seat, kind: string): Holder => ({
  kind: 'bot',
  name: speech.t(BOT_NAMES[(seat + 3) % 4] ?? 'web.botName.1'),
  bot: kind,
});
