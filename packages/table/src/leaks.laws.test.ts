import { quayside } from '@riband/example';
import { canonical, type Game, pick, type Random, seeded, type Viewer, viewersOf } from '@riband/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draws } from '../test/playing.ts';
import { commandOf, requests, threeAt } from '../test/requests.ts';
import { numbered, type PlyEntry } from './entry.ts';
import { createTable, type Entry, type Table } from './index.ts';
import { playDraw, playMove } from './moves.ts';
import { viewOf } from './views.ts';

const game: Game = quayside;
const times = Number(process.env['RIBAND_GAMES'] ?? 1);

const told = (table: Table, viewer: Viewer): string =>
  canonical([table.tableView(viewer), table.log(viewer), table.record(viewer)]);

test('the view of a table is the same whatever its viewer cannot know', () => {
  let scrambled = 0;
  fc.assert(
    fc.property(requests(80), fc.nat(), (all, seed) => {
      const table = threeAt(game);
      for (const request of all) table.submit(commandOf(table, request), draws);
      if (table.over) return;
      for (const viewer of viewersOf(3)) {
        const { line, settled, state } = table.position;
        const other = game.clone(state);
        game.testing.scramble(other, viewer, seeded(seed));
        // Where nothing is open the settled state is the state itself.
        const position = { line, settled: settled === state ? other : settled, state: other };
        expect(canonical(viewOf(game, table.header, position, viewer))).toBe(canonical(table.tableView(viewer)));
        if (canonical(other) !== canonical(state)) scrambled += 1;
      }
    }),
    { numRuns: 60 * times },
  );
  expect(scrambled).toBeGreaterThan(60);
});

test('view, log and record are the same for another story that looks the same to the viewer', () => {
  let different = 0;
  let steps = 0;
  fc.assert(
    fc.property(requests(80), fc.nat(), (all, seed) => {
      const table = threeAt(game);
      for (const request of all) table.submit(commandOf(table, request), draws);
      for (const viewer of viewersOf(3)) {
        const random = seeded(seed);
        const [real, twin] = [emptyLike(table), emptyLike(table)];
        for (const entry of table.entries) {
          real.commit([entry]);
          const other = otherwise(twin, entry, viewer, random);
          if (other === undefined) break;
          twin.commit([other]);
          if (!looksAlike(real, twin, viewer) || real.over) break;
          expect(told(twin, viewer)).toBe(told(real, viewer));
          steps += 1;
          if (canonical(twin.record()) !== canonical(real.record())) different += 1;
        }
      }
    }),
    { numRuns: 25 * times },
  );
  // Else it proves nothing.
  expect(different).toBeGreaterThan(steps / 2);
  expect(different).toBeGreaterThan(500);
});

const emptyLike = ({ header, seated }: Table): Table =>
  createTable(game, { table: header.table, holders: seated, options: header.options });

/** What the rules of the game let the viewer tell apart is no matter of the table. */
function looksAlike(real: Table, twin: Table, viewer: Viewer): boolean {
  const [a, b] = [real, twin].map(({ position }) => canonical(game.view(position.state, viewer)));
  return a === b;
}

/** The same entry, or one that differs only in what the viewer may not know; nothing where the twin has no such move. */
function otherwise(twin: Table, entry: Entry, viewer: Viewer, random: Random): Entry | undefined {
  if (entry.kind !== 'move' && entry.kind !== 'chance') return entry;
  const actor = entry.kind === 'move' ? entry.seat : 'chance';
  const seen = textSeen(entry, viewer);
  const { position } = twin;
  const alike = game.moves(position.state, actor).filter((move) => game.write(move, actor, viewer) === seen);
  const texts = alike.map((move) => game.write(move, actor));
  if (texts.length === 0) return undefined;
  const same = texts.includes(entry.text) && random.below(3) > 0;
  const text = same ? entry.text : pick(random, texts);
  const made = actor === 'chance' ? playDraw(game, position, text) : playMove(game, position, actor, text);
  return 'refusal' in made ? undefined : numbered(made.body, entry.number, entry.command);
}

function textSeen(entry: PlyEntry, viewer: Viewer): string {
  return entry.seen?.[viewersOf(3).indexOf(viewer)] ?? entry.text;
}
