/** A mistake of whoever called: one sentence that says what is wrong and what would be right. It ends the program with exit code 2. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

export function refuse(sentence: string): never {
  throw new Refusal(sentence);
}

/** With one full stop at its end, whoever wrote it. */
export const asSentence = (text: string): string => `${text.replace(/\.+$/, '')}.`;

/** The message of anything that can be thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
