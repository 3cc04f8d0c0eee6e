import type { Target } from '@riband/kernel';
import type { Choice } from '@riband/protocol';
import type { Session } from '../session.svelte.ts';

/** What everything that can be pointed at has in common: its name, whether it is lit, and what it does. */
export function targetAttributes(session: Session, target: Target, choices: readonly Choice[], label: string) {
  const [only, ...others] = choices;
  return {
    'data-target': target,
    'aria-label': only !== undefined && others.length === 0 ? session.say(only.label) : label,
    'aria-disabled': choices.length === 0,
    onclick: () => session.choose(target),
    onpointerenter: () => session.point(target),
    onpointerleave: () => session.leave(target),
    onfocus: () => session.point(target),
    onblur: () => session.leave(target),
  };
}
