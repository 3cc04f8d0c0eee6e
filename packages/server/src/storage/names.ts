/** What people are called. */
export interface NameStorage {
  /** From now on, wherever they sit down; where they have been before, they are called as they were until they sit down there again. Who was erased gets none. */
  change(player: string, name: string): Promise<void>;
}
