import type { Component } from 'svelte';

/** What every board gets: the view and the printed numbers of its game, whose types it knows by the game's id. */
export interface BoardProps {
  readonly view: object;
  readonly tables: object;
}

type Load = () => Promise<{ default: Component<BoardProps> }>;

/** The boards, each loaded when its game is played. */
const BOARDS: Readonly<Record<string, Load>> = {
  example: () => import('./example/Board.svelte'),
};

/** For a game that nobody has drawn a board for yet. */
const plain: Load = () => import('./plain/Board.svelte');

export async function loadBoard(game: string): Promise<Component<BoardProps>> {
  const load = Object.hasOwn(BOARDS, game) ? BOARDS[game] : undefined;
  return (await (load ?? plain)()).default;
}
