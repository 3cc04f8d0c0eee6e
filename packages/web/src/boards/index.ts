import type { View as CrossingOceans } from '@riband/crossing-oceans';
import type { View as Quayside } from '@riband/example';
import type { Message, Seat } from '@riband/kernel';
import type { View as Shipyard, VERDICTS } from '@riband/shipyard';
import type { Component } from 'svelte';

/** What every board gets: the view and the printed numbers of its game, whose types it knows by the game's id. */
export interface BoardProps {
  readonly view: object;
  readonly tables: object;
}

type Load = () => Promise<{ default: Component<BoardProps> }>;

/** The ships of a seat with what they carried, for the end of a game. */
export type Fleet = Component<BoardProps & { readonly seat: Seat }>;

/** The money of each seat, for the account of a turn and the chart at the end. */
export type MoneyOf = (view: object) => readonly number[];

/** What so many points are worth in a game alone, the best first. */
export type Ranks = readonly (readonly [least: number, key: string])[];

interface Drawn {
  readonly load: Load;
  readonly loadFleet?: () => Promise<{ default: Fleet }>;
  readonly moneyOf?: MoneyOf;
  /** What the chart of the money at the end does not tell. */
  readonly moneyNote?: Message;
  readonly ranks?: Ranks;
  /** What matters, for who plays it for the first time. */
  readonly first?: Message;
}

const coins: MoneyOf = (view) => (view as Quayside).players.map((player) => player.coins);
const pounds: MoneyOf = (view) => (view as CrossingOceans).players.map((player) => player.money);

const guilders: MoneyOf = (view) => (view as Shipyard).players.map((player) => player.money);
const shipyard: Drawn = {
  load: () => import('./shipyard/Board.svelte'),
  loadFleet: () => import('./shipyard/FinalFleet.svelte'),
  moneyOf: guilders,
  first: { key: 'shipyard.board.first', params: {} },
};

/** */
const SOLO_RANKS: typeof VERDICTS = [
  [95, 'shipyard.verdict.shipbuilder'],
  [80, 'shipyard.verdict.engineer'],
  [60, 'shipyard.verdict.sailor'],
];

/** The boards, each loaded when its game is played. */
const BOARDS: Readonly<Record<string, Drawn>> = {
  'crossing-oceans': {
    load: () => import('./crossing-oceans/Board.svelte'),
    loadFleet: () => import('./crossing-oceans/FinalFleet.svelte'),
    moneyOf: pounds,
    first: { key: 'crossing-oceans.board.first', params: {} },
    // C-SCORE-1.
    moneyNote: { key: 'crossing-oceans.board.lastSale', params: {} },
  },
  example: { load: () => import('./example/Board.svelte'), moneyOf: coins },
  'shipyard-first': shipyard,
  'shipyard-second': shipyard,
  'shipyard-solo': { ...shipyard, ranks: SOLO_RANKS },
};

/** For a game that nobody has drawn a board for yet. */
const PLAIN: Drawn = { load: () => import('./plain/Board.svelte') };

const drawn = (game: string): Drawn => (Object.hasOwn(BOARDS, game) ? BOARDS[game] : undefined) ?? PLAIN;

export async function loadBoard(game: string): Promise<Component<BoardProps>> {
  return (await drawn(game).load()).default;
}

export async function loadFleet(game: string): Promise<Fleet | undefined> {
  return (await drawn(game).loadFleet?.())?.default;
}

export const moneyNoteIn = (game: string): Message | undefined => drawn(game).moneyNote;

export const firstIn = (game: string): Message | undefined => drawn(game).first;

export const ranksIn = (game: string): Ranks | undefined => drawn(game).ranks;

export const moneyIn = (game: string): MoneyOf | undefined => drawn(game).moneyOf;
