import { pick } from '@riband/kernel';
import type { OnlineRequest, TableState } from '@riband/protocol';
import type { World } from './world.ts';

export type PlayRequest = Extract<OnlineRequest, { id: string; seat: number }>;

/** What a player wants to do: mostly to play, sometimes nonsense. */
export class Intentions {
  readonly #world: World;
  readonly #name: string;
  #made = 0;

  constructor(world: World, name: string) {
    this.#world = world;
    this.#name = name;
  }

  /** Nothing where there is nothing to do. Who is calm only plays on. */
  next(state: TableState, calm: boolean): PlayRequest | null {
    const { table, seat, entry: seen, request, waiting } = state;
    if (seat === null || waiting.over) return null;
    const sent = { id: this.newId(), table, seat };
    if (request?.missing.includes(seat))
      return { kind: 'answer', ...sent, request: request.number, agree: !calm && this.#world.chance(0.7) };
    return (calm ? null : this.#trick(state, { ...sent, seen })) ?? this.#play(state, { ...sent, seen });
  }

  #play({ choices, turn, canConfirm }: TableState, sent: Sent): PlayRequest | null {
    if (choices.length > 0) {
      const texts = [pick(this.#world.random, choices).text];
      return { kind: 'move', ...sent, turn, texts, confirm: this.#world.chance(0.7) };
    }
    return canConfirm ? { kind: 'confirm', ...sent } : null;
  }

  #trick(state: TableState, { seen, ...sent }: Sent): PlayRequest | null {
    const { turn, canUndo, canRedo, choices } = state;
    const one = this.#world.random.below(100);
    if (one < 8 && canUndo) return { kind: 'undo', ...sent, seen, all: this.#world.chance(0.3) };
    if (one < 12 && canRedo) return { kind: 'redo', ...sent, seen };
    if (one < 14) return { kind: 'move', ...sent, seen, turn, texts: ['cheat'] };
    if (one < 16 && choices[0] !== undefined)
      return { kind: 'move', ...sent, seen: Math.max(0, seen - 3), turn, texts: [choices[0].text] };
    if (one < 20) return { kind: 'ask', ...sent, turn: Math.max(0, turn - 1) };
    return null;
  }

  newId(): string {
    this.#made += 1;
    return `${this.#name}-${String(this.#made).padStart(16, '0')}`;
  }
}

type Sent = Pick<Extract<PlayRequest, { kind: 'redo' }>, 'id' | 'table' | 'seat' | 'seen'>;
