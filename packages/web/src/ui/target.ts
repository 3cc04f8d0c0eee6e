import type { Choice } from '@riband/protocol';
import type { Session } from '../session.svelte.ts';

/** What something that can be pointed at is called: by what choosing it does where that is one thing. */
export function nameOf(session: Session, choices: readonly Choice[], label: string): string {
  const [only, ...others] = choices;
  return only !== undefined && others.length === 0 ? session.say(only.label) : label;
}
