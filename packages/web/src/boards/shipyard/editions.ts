import type { Component } from 'svelte';
import RingTrack from './RingTrack.svelte';
import RowTrack from './RowTrack.svelte';
import type { EditionWords } from './words.ts';

/** How the boards of the entries differ. */
interface EditionBoard {
  readonly words: EditionWords;
  readonly Track: Component<{ narrow: boolean }>;
}

const SECOND: EditionBoard = { words: { drive: 'stoker', cloth: 'cloth', other: 'red' }, Track: RowTrack };

const EDITIONS: Readonly<Record<string, EditionBoard>> = {
  'shipyard-first': { words: { drive: 'propeller', cloth: 'steel', other: 'green' }, Track: RingTrack },
};

export const editionOf = (game: string): EditionBoard => EDITIONS[game] ?? SECOND;
