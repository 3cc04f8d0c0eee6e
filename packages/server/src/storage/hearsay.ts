export type Hearer = (word: string) => void;

/** Carries words from one server to all others, and back to itself. Nothing is kept: a word may be missing, late, or come twice. */
export interface Hearsay {
  tell(word: string): Promise<void>;
  listen(hear: Hearer): () => void;
}

/** What goes wrong where it is heard is no trouble of the others who hear it, nor of who tells or carries it. */
export function tellAll(hearers: Iterable<Hearer>, word: string): void {
  for (const hear of hearers) {
    try {
      hear(word);
    } catch (problem) {
      process.emitWarning(problem instanceof Error ? problem : String(problem));
    }
  }
}

/** Within one process. Others that share its file find what it has stored by looking, and never know who looks on here. */
export class OwnHearsay implements Hearsay {
  readonly #hearers = new Set<Hearer>();

  async tell(word: string): Promise<void> {
    tellAll(this.#hearers, word);
  }

  listen(hear: Hearer): () => void {
    this.#hearers.add(hear);
    return () => void this.#hearers.delete(hear);
  }
}
