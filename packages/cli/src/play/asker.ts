/** Something that can be answered: the word that stands for it, and how it reads. */
export interface Item {
  readonly word: string;
  readonly label: string;
  readonly hint?: string;
}

export interface Question {
  readonly title: string;
  readonly choices: readonly Item[];
  readonly commands: readonly Item[];
}

/** Talks with the person at the terminal. */
export interface Asker {
  say(text: string): void;
  /** What the person answers: the word of an item, or whatever they wrote. Nothing when they want to leave. */
  ask(question: Question): Promise<string | undefined>;
  /** Whether leaving was an interruption (Ctrl-C) rather than the end of the input. */
  readonly interrupted: boolean;
  close(): void;
}
