import type { TableState } from '@riband/protocol';
import type { Component } from 'svelte';
import type { Position } from '../host.ts';

/** What a picture is drawn from: the position that it asked for. */
export interface PictureProps {
  readonly game: string;
  readonly view: TableState['view'];
  readonly tables: object;
}

interface Picture {
  readonly default: Component<PictureProps>;
  /** Where to look, for readers of the rules of a game. */
  readonly positionFor: (game: string) => Position;
}

const FILES = import.meta.glob<Picture>('./pictures/*/*.svelte');

/** `./pictures/shipyard/Market.svelte` is `shipyard.market`. */
const nameOf = (path: string): string =>
  path.slice('./pictures/'.length, -'.svelte'.length).replace('/', '.').toLowerCase();

/** What the books can show (`! shipyard.market`), drawn by the components of the boards; each is loaded when it is shown. */
export const PICTURES: Readonly<Record<string, () => Promise<Picture>>> = Object.fromEntries(
  Object.entries(FILES).map(([path, load]) => [nameOf(path), load]),
);
