import type { Component } from 'svelte';

/** What every board gets: the view and the printed numbers of its game, whose types it knows by the game's id. */
export interface BoardProps {
  readonly view: object;
  readonly tables: object;
}

/** The boards, each loaded when its game is played. */
const BOARDS: Readonly<Record<string, () => Promise<{ default: Component<BoardProps> }>>> = {
  example: () => import('./example/Board.svelte'),
};

export async function loadBoard(game: string): Promise<Component<BoardProps>> {
  const load = Object.hasOwn(BOARDS, game) ? BOARDS[game] : undefined;
  if (load === undefined) throw new Error(`there is no board for the game "${game}"`);
  return (await load()).default;
}
