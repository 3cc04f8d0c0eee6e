import {
  type Account,
  canonical,
  type Game,
  hashOfText,
  isSeat,
  isTarget,
  type Message,
  NO_SUCH_TARGET,
  NOT_YOUR_TURN,
  preview,
  type Reason,
  type Result,
  type Seat,
  type Seen,
  type Target,
  type Viewer,
  type Written,
} from '@riband/kernel';
import { stillToAgree } from './consent.ts';
import type { Header } from './header.ts';
import type { Holder } from './holder.ts';
import { ownMoves, type Request } from './line.ts';
import type { News } from './log.ts';
import type { Position } from './position.ts';
import type { Story } from './story.ts';
import { turnAt, type Waiting, waiting } from './stretch.ts';

/** A legal move as a person meets it: what to send, what to click, what it is called, what it would do. */
export interface Choice {
  readonly text: string;
  readonly target: Target;
  readonly label: Message;
  readonly preview: readonly Seen[];
}

/** The request at hand, and who has still to answer. */
export interface PendingRequest extends Request {
  readonly missing: readonly Seat[];
}

/** Everything that one viewer may know about a table now. */
export interface TableView {
  /** How many entries this view knows; a command sends it back as `seen`. */
  readonly entry: number;
  readonly header: Header;
  /** The version of the rules by which it is played now. */
  readonly rules: number;
  readonly viewer: Viewer;
  readonly holders: readonly Holder[];
  readonly turn: number;
  /** `Game.view`, the same as canonical JSON, and the hash of that. */
  readonly view: object;
  readonly viewText: string;
  readonly hash: string;
  readonly waiting: Waiting;
  /** The legal moves of the viewer; none unless it has to move. */
  readonly choices: readonly Choice[];
  /** What the viewer may try to click; those without a choice have a reason. */
  readonly targets: readonly Target[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canConfirm: boolean;
  /** Whether the table waits for nothing but confirmations, this viewer's among them. */
  readonly mustConfirm: boolean;
  readonly request: PendingRequest | null;
  readonly standing: readonly Account[];
  /** Once the game is over. */
  readonly result: Result | null;
}

/** What all views of one position have in common, made once for as many as look at it. */
export interface Shared {
  readonly waits: Waiting;
  /** What a spectator sees. */
  readonly open: object;
  readonly standing: readonly Account[];
  readonly written: Written;
  /** What is new since an entry, where it is told to all alike. */
  readonly news: Map<number, News>;
  /** All that is known, once somebody has looked back: most of it has to be read first. */
  story?: Story;
}

export function sharedIn(game: Game, position: Position, waits = waiting(game, position)): Shared {
  const { state } = position;
  const [open, standing] = [game.view(state, 'spectator'), game.standing(state, 'spectator')];
  return { waits, open, standing, written: new Map(), news: new Map() };
}

export function viewOf(
  game: Game,
  header: Header,
  position: Position,
  viewer: Viewer,
  shared = sharedIn(game, position),
): TableView {
  const { line, state } = position;
  const { waits, open, written } = shared;
  const view = game.view(state, viewer, open);
  const viewText = canonical(view, written);
  return {
    entry: line.length,
    header,
    rules: line.rules,
    viewer,
    holders: line.holders,
    turn: turnAt(game, position),
    view,
    viewText,
    hash: hashOfText(viewText),
    waiting: waits,
    choices: isSeat(viewer) && waits.toMove.includes(viewer) ? choicesOf(game, state, viewer) : [],
    targets: game.targets(view),
    ...rightsOf(position, waits, viewer),
    request: line.request === null ? null : { ...line.request, missing: stillToAgree(line) },
    standing: game.standing(state, viewer, shared.standing),
    result: waits.over ? game.result(state) : null,
  };
}

/** Why a seat cannot choose a target now; nothing if it can. */
export function whyOf(game: Game, position: Position, seat: Seat, target: Target): Reason | undefined {
  if (!isTarget(game, position.state, seat, target)) return NO_SUCH_TARGET;
  const { toMove, toConfirm } = waiting(game, position);
  if (toMove.includes(seat)) return game.why(position.state, seat, target);
  return toConfirm.includes(seat) ? NOT_SETTLED : NOT_YOUR_TURN;
}

const NOT_SETTLED: Reason = { clause: 'K-TURN-2', message: { key: 'table.why.notSettled', params: {} } };

function choicesOf(game: Game, state: object, seat: Seat): readonly Choice[] {
  return game.moves(state, seat).map((move) => ({
    text: game.write(move, seat),
    target: game.target(move),
    label: game.label(state, seat, move),
    preview: preview(game, state, seat, move),
  }));
}

type Rights = Pick<TableView, 'canUndo' | 'canRedo' | 'canConfirm' | 'mustConfirm'>;

function rightsOf({ line }: Position, { toMove, toConfirm }: Waiting, viewer: Viewer): Rights {
  if (!isSeat(viewer)) return { canUndo: false, canRedo: false, canConfirm: false, mustConfirm: false };
  const canConfirm = toConfirm.includes(viewer);
  return {
    canUndo: ownMoves(line, viewer).length > 0,
    canRedo: line.undone.some((move) => move.seat === viewer),
    canConfirm,
    mustConfirm: canConfirm && toMove.length === 0,
  };
}
