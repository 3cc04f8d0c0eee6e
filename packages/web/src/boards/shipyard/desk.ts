import type { Tables, View } from '@riband/shipyard';
import { createContext } from 'svelte';
import type { Words } from './words.ts';

/** What every part of the board reads: the view, the printed numbers, and the words of the edition. */
export interface Desk {
  readonly view: View;
  readonly tables: Tables;
  readonly words: Words;
}

export const [getDesk, setDesk] = createContext<Desk>();
