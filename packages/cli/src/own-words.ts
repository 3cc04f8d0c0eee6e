import { type AnyMessage, seatsUpTo } from '@riband/kernel';
import { type Language, type Messages, say } from '@riband/text';

/** A message whose key and parameters are known here, so that the compiler can check them. */
export type OwnMessage = AnyMessage<Messages>;

/** What the program says by itself, not about a table. */
export function sayOwn(language: Language, message: OwnMessage): string {
  return say(language, message, []);
}

/** What players are called who have given no name. */
export function playerNames(language: Language, seats: number): readonly string[] {
  return seatsUpTo(seats).map((seat) => sayOwn(language, { key: 'cli.player', params: { number: seat + 1 } }));
}
