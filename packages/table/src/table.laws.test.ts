import { quayside } from '@riband/example';
import { canonical, hashOf, replayed, type Seat, writeRecord } from '@riband/kernel';
import { describe, expect, test } from 'vitest';
import { audit } from '../test/audit.ts';
import { done, draws, hashes, moves } from '../test/playing.ts';
import { stories } from '../test/stories.ts';
import { type Entry, loadTable, REFUSALS, type Table } from './index.ts';

const findGame = () => quayside;

describe('whatever is requested by whomever', () => {
  test('a refused command changes nothing; one that is carried out only adds', () => {
    const met = new Set<string>();
    stories(60, (table) => {
      let saved = canonical(table.save());
      return {
        look({ before, plan }) {
          const now = canonical(table.save());
          if ('refusal' in plan) {
            met.add(plan.refusal.code);
            expect(now).toBe(saved);
          } else for (const { kind } of plan.entries) met.add(kind);
          saved = now;
          expect(table.entries.slice(0, before.length)).toEqual(before);
          expect(table.entries.map((entry) => entry.number)).toEqual([...table.entries.keys()]);
        },
      };
    });
    // Else the requests are too tame to say anything.
    const kinds = ['move', 'chance', 'undo', 'redo', 'confirm', 'ask', 'answer', 'takeBack', 'seat'];
    // These two are tried by example: no request here sends an empty list or the id of another seat on purpose.
    const codes = REFUSALS.filter((code) => code !== 'idTaken' && code !== 'noMove');
    expect([...kinds, ...codes].filter((one) => !met.has(one))).toEqual([]);
  });

  test('the state is what the kernel makes of the valid line', () => {
    stories(40, () => ({
      look({ table, plan }) {
        if ('refusal' in plan) return;
        expect(hashOf(table.position.state)).toBe(hashOf(replayed(quayside, table.record())));
      },
    }));
  });

  test('the same line shows everybody the same, however often it was left and found again', () => {
    let found = 0;
    stories(40, () => {
      const seen = new Map<string, readonly string[]>();
      return {
        look({ table, plan }) {
          if ('refusal' in plan) return;
          const line = writeRecord(table.record());
          if (seen.has(line)) found += 1;
          expect(hashes(table)).toEqual(seen.get(line) ?? hashes(table));
          seen.set(line, hashes(table));
        },
      };
    });
    expect(found).toBeGreaterThan(100);
  });

  test('undo leads back to what was seen before, redo to what was seen then', () => {
    let tried = 0;
    stories(40, () => ({
      look({ table, before, plan }) {
        const last = 'entries' in plan ? plan.entries.at(-1) : undefined;
        if (last?.kind !== 'move' || last.number < before.length) return;
        const copy = loadTable(findGame, table.save(), 'snapshot').table;
        copy.submit({ kind: 'undo', seat: last.seat, seen: copy.length }, draws);
        const back = table.viewAt(last.seat, last.number - 1);
        expect(copy.tableView(last.seat).view).toEqual(back);
        copy.submit({ kind: 'redo', seat: last.seat, seen: copy.length }, draws);
        expect(hashes(copy)).toEqual(hashes(table));
        expect(copy.waiting()).toEqual(table.waiting());
        tried += 1;
      },
    }));
    expect(tried).toBeGreaterThan(100);
  });

  test('after a take-back the same moves meet the same draws', () => {
    let redrawn = 0;
    stories(40, (table) => ({
      end() {
        // Nothing is taken back when the game is over.
        if (table.over) return;
        const before = table.record();
        const turns = [
          ...new Set(table.position.line.settled.from(0).flatMap((ply) => (ply.kind === 'move' ? ply.turn : []))),
        ];
        for (const turn of turns.slice(-4)) {
          const copy = loadTable(findGame, table.save(), 'snapshot').table;
          takeBackByAll(copy, turn);
          const kept = copy.record().plies.length;
          const from = copy.length;
          for (const { by, text } of before.plies.slice(kept))
            if (by !== 'chance') done(copy, moves(copy, by, [text], true));
          const again = copy.record().plies;
          // What was moved and not confirmed is confirmed now, so that more may have been drawn.
          expect(again.slice(0, before.plies.length)).toEqual(before.plies);
          redrawn += copy.entries.slice(from).filter((entry) => entry.kind === 'chance').length;
        }
      },
    }));
    expect(redrawn).toBeGreaterThan(100);
  });

  test('choices of several seats that saw the same are all carried out, in any order', () => {
    let tried = 0;
    stories(40, () => ({
      look({ table, plan }) {
        const { toMove } = table.waiting();
        if ('refusal' in plan || toMove.length < 2) return;
        const commands = toMove.map((seat) => moves(table, seat, [table.tableView(seat).choices[0]?.text ?? ''], true));
        const [forth, back] = [commands, commands.toReversed()].map((ordered) => {
          const copy = loadTable(findGame, table.save(), 'snapshot').table;
          for (const command of ordered) done(copy, command);
          return hashes(copy);
        });
        expect(forth).toEqual(back);
        tried += 1;
      },
    }));
    expect(tried).toBeGreaterThan(100);
  });

  test('a command is stale only if its decision is gone, and answers none that it did not see', () => {
    let late = 0;
    stories(150, (table) => {
      const asked = new Map<string, string>();
      const note = (): void => {
        for (const seat of [0, 1, 2]) {
          const texts = table.tableView(seat).choices.map((choice) => choice.text);
          asked.set(`${table.length} ${seat}`, texts.join());
        }
      };
      note();
      return {
        look({ before, command, plan }) {
          const { length } = before;
          const { seen, seat } = { seen: length, ...command };
          if ('refusal' in plan && plan.refusal.code === 'stale')
            expect(before.slice(seen).some((entry) => ends(entry, seat))).toBe(true);
          if ('entries' in plan && command.kind === 'move' && asked.has(`${seen} ${seat}`) && seen < length) {
            late += 1;
            expect(asked.get(`${length} ${seat}`)).toBe(asked.get(`${seen} ${seat}`));
          }
          if ('entries' in plan) note();
        },
      };
    });
    expect(late).toBeGreaterThan(50);
  });

  test('nothing settled is taken back without the consent of all, and nothing is drawn before all is settled', () => {
    stories(100, (table) => ({ end: () => audit(table.entries, table.header.seats) }));
  });
});

/** Any request at hand makes way; then all seats agree to this one. */
function takeBackByAll(table: Table, turn: number): void {
  const { request } = table.position.line;
  if (request !== null) done(table, { kind: 'answer', seat: request.seat, request: request.number, agree: false });
  const [asked] = done(table, { kind: 'ask', seat: 0, turn });
  for (const seat of table.tableView(0).request?.missing ?? [])
    done(table, { kind: 'answer', seat, request: asked?.number ?? -1, agree: true });
}

/** Whether an entry ends the decision that a seat had before. */
function ends(entry: Entry, seat: Seat): boolean {
  switch (entry.kind) {
    case 'move':
    case 'undo':
    case 'redo':
      return entry.seat === seat;
    case 'confirm':
      return entry.seat === seat || entry.settles;
    case 'chance':
    case 'takeBack':
      return true;
    default:
      return false;
  }
}
