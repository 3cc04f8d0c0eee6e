import { type Game, type GameRecord, type Ply, recordOf } from '@riband/kernel';
import type { BarePly } from './entry.ts';
import type { Header } from './header.ts';
import { pliesOf } from './line.ts';
import { type Reader, textFor } from './log.ts';
import type { Position } from './position.ts';
import { waiting } from './stretch.ts';

/** The line now valid in the notation of the kernel, as a reader may know it. What was taken back is left out. */
export function recordFor(game: Game, header: Header, position: Position, reader: Reader): GameRecord {
  const { game: id, components, seats, options } = header;
  const played = pliesOf(position.line).map((entry) => plyFor(entry, reader));
  const scores = waiting(game, position).over ? game.scores(position.state) : undefined;
  return recordOf({ game: id, rules: position.line.rules, components, seats, options }, played, scores);
}

function plyFor(entry: BarePly, reader: Reader): Ply {
  const by = entry.kind === 'move' ? entry.seat : 'chance';
  return { turn: entry.turn, by, text: textFor(entry, reader) };
}
