import type { OtherComponents } from '../rulebook/others.ts';
import { whoAmI } from './api.ts';

/** What the frame of the page has to know of tables online. All else is loaded when somebody goes there. */
class Stage {
  /** Whether the page comes from a server that has tables; one that is mere files has none. */
  #served = $state(false);
  /** The game that is played there, and whether it is one's turn. */
  game = $state<string | null>(null);
  mine = $state(false);
  others = $state.raw<OtherComponents>();

  get served(): boolean {
    return this.#served;
  }

  async look(): Promise<void> {
    this.#served = (await whoAmI()) !== null;
  }
}

export const stage = new Stage();
