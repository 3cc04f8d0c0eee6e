/** What is asked of the rulebook. */
export interface Question {
  readonly game: string;
  readonly clause?: string;
  readonly section?: string;
}

/** The rulebook that lies open above the table, if any. */
class Reading {
  #question = $state.raw<Question | null>(null);

  get question(): Question | null {
    return this.#question;
  }

  open(question: Question): void {
    this.#question = question;
  }

  close(): void {
    this.#question = null;
  }
}

export const reading = new Reading();
