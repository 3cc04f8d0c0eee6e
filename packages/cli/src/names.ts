import { seatsUpTo } from '@riband/kernel';
import type { Language } from '@riband/text';

const PLAYER: { readonly [language in Language]: string } = { en: 'Player', fr: 'Joueur', ru: 'Игрок' };

/** What players are called who have given no name. */
export function playerNames(language: Language, seats: number): readonly string[] {
  return seatsUpTo(seats).map((seat) => `${PLAYER[language]} ${seat + 1}`);
}
