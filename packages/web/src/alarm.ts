import type { Message } from '@riband/kernel';
import type { Messages } from '@riband/text';
import { Unusable } from './host-problems.ts';

/** What went wrong: in sentences, in exact words for who wants them, and with a way on if there is one. */
export interface Alarm {
  readonly messages: readonly Message[];
  readonly details: string | null;
  readonly way?: { readonly label: Message; run(): void };
}

/** What somebody wanted to open. */
export type Source = 'file' | 'link' | 'kept';

/** A message of the page, by its key. */
export const said = (
  key: { [Key in keyof Messages]: keyof Messages[Key] extends never ? Key : never }[keyof Messages],
) => ({ key, params: {} }) satisfies Message;

/** What cannot be opened says why; anything else is broken, and then one can only start again. */
export function alarmAt(error: unknown, source: Source, startAgain: () => void): Alarm {
  if (error instanceof Unusable)
    return {
      messages: [said(`web.unusable.${source}`), error.problem, ...staying(error, source)],
      details: error.message,
    };
  return {
    messages: [said('web.failed')],
    details: error instanceof Error ? error.message : String(error),
    way: { label: said('web.startAgain'), run: startAgain },
  };
}

/** What is kept and cannot be opened is not thrown away. */
function staying({ problem }: Unusable, source: Source): readonly Message[] {
  return source === 'kept' && problem.key !== said('web.unusable.gone').key ? [said('web.unusable.stays')] : [];
}
