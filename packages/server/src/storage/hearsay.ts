/** Carries words from one server to all others, and back to itself. Nothing is kept: a word may be missing, late, or come twice. */
export interface Hearsay {
  tell(word: string): Promise<void>;
  listen(hear: (word: string) => void): () => void;
}

/** Within one process: where there is no other, or where what others do is found by looking. */
export class OwnHearsay implements Hearsay {
  readonly #listeners = new Set<(word: string) => void>();

  async tell(word: string): Promise<void> {
    for (const hear of this.#listeners) hear(word);
  }

  listen(hear: (word: string) => void): () => void {
    this.#listeners.add(hear);
    return () => void this.#listeners.delete(hear);
  }
}
