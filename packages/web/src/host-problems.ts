import type { Message } from '@riband/kernel';

/** Something that cannot be opened: why, in a sentence. The error's own message is for who wants to know exactly. */
export class Unusable extends Error {
  override readonly name = 'Unusable';

  constructor(
    readonly problem: Message,
    details: string,
  ) {
    super(details);
  }
}

/** The table is being played in another tab. */
export class Elsewhere extends Error {
  override readonly name = 'Elsewhere';

  constructor(readonly table: string) {
    super(`the table "${table}" is being played in another tab`);
  }
}

/** Whoever should answer is no longer there. */
export class Dead extends Error {
  override readonly name = 'Dead';
}
