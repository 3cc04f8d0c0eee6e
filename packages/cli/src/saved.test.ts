import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bot, findBot } from '@riband/bots';
import { findGame } from '@riband/catalog';
import { type Game, seeded, writeRecord } from '@riband/kernel';
import { createTable, letBotsMove, type Save, type Table } from '@riband/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { luckOf } from './luck.ts';
import { Keeper } from './play/keeper.ts';
import { openTable, type Wishes } from './play/opening.ts';
import { formatOf, NOBODY, openSaved, readSavedFile } from './saved.ts';
import { checkSaved, verdictText } from './verdict.ts';

const game = findGame('example') as Game;
const random = findBot('random') as Bot;

/** A game that bots have played to its end. */
function finished(): Table {
  const bot = { kind: 'bot', name: 'random' } as const;
  const table = createTable(game, { table: '3', holders: [bot, bot] });
  table.settleChance(luckOf('3'));
  const moves = seeded('moves');
  letBotsMove(table, (question) => random.sit().choose(question, moves).move, luckOf('3'));
  return table;
}

const table = finished();
const json = JSON.stringify(table.save());
const text = writeRecord(table.record());

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'riband-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

test('both formats are recognised, others are not', () => {
  expect([json, text, '{}', '{"format":1}', '[1]', 'null', '', 'riband', '{"format"'].map(formatOf)).toEqual([
    'json',
    'text',
    ...Array(7).fill(undefined),
  ]);
});

test('both formats open to the same game', () => {
  expect(openSaved(json, NOBODY, 'nothing').record()).toEqual(table.record());
  expect(openSaved(text, NOBODY, 'nothing').record()).toEqual(table.record());
});

describe('verify', () => {
  test.each([
    ['json', json],
    ['text', text],
  ])('a finished game in %s is right, with its final scores', (format, content) => {
    const verdict = checkSaved(content);
    expect(verdict).toMatchObject({
      ok: true,
      format,
      problems: [],
      checked: { game: 'example', seats: 2, over: true },
    });
    expect(verdict.checked?.scores).toEqual(game.scores(table.position.state));
    expect(verdictText('x', verdict)).toMatch(/All is right\.$/);
  });

  test('wrong scores, illegal moves, other rules and other games are found in a text', () => {
    const wrong = (from: RegExp | string, to: string) => checkSaved(text.replace(from, to));
    expect(wrong(/end .*/, 'end 99 1').problems[0]).toMatch(/^end 99 1: the moves lead to/);
    expect(wrong(/bid \d/, 'bid 9').problems[0]).toMatch(/^move 8 of \d+, "bid 9" by 0, is not legal there$/);
    expect(wrong('rules 1', 'rules 9').problems[0]).toMatch(/^it was played with rules 9, here are rules 1/);
    expect(wrong('game example', 'game chess').problems[0]).toMatch(/^game: "chess"/);
    expect(wrong('components none', 'components mine').problems[0]).toMatch(/components "mine" is not known here/);
    for (const seats of [9, 0, 100_000_000])
      expect(wrong('seats 2', `seats ${seats}`).problems).toEqual([`example is for 2 to 4 seats, not ${seats}`]);
    expect(wrong('seats 2', 'chairs 2').problems[0]).toMatch(/^line 5: "chairs"/);
    expect(wrong(/end .*/, '').ok).toBe(true);
  });

  const tampered = (change: (save: { -readonly [Key in keyof Save]: Save[Key] }) => void) => {
    const save = JSON.parse(json);
    change(save);
    return checkSaved(JSON.stringify(save));
  };

  test('whatever is changed in a JSON save is found', () => {
    const moves = table.entries.filter((entry) => entry.kind === 'move');
    const middle = moves[Math.floor(moves.length / 2)]?.number as number;
    expect(tampered(() => undefined).ok).toBe(true);
    expect(tampered((save) => Object.assign(save.entries[middle] as object, { text: 'take 9' }))).toMatchObject({
      ok: false,
      problems: [`entries[${middle}]: refused, illegal`],
    });
    expect(tampered((save) => Object.assign(save.entries[middle] as object, { events: [] })).ok).toBe(false);
    expect(tampered((save) => Object.assign(save, { entries: save.entries.slice(0, -1) })).ok).toBe(false);
    expect(tampered((save) => Object.assign(save.snapshot?.state as object, { round: 1 })).ok).toBe(false);
    expect(tampered((save) => Object.assign(save, { colour: 'red' })).problems).toEqual(['save: unknown key "colour"']);
    expect(tampered((save) => Object.assign(save, { seats: 3 })).ok).toBe(false);
  });

  test.each([{}, { players: [] }])('a state that is none is found, and does not stop the check: %j', (state) => {
    const none = 'a state in this save is none that the rules can go on from';
    expect(tampered((save) => Object.assign(save.snapshot as object, { state })).problems[0]).toMatch(/^snapshot: not/);
    const older = tampered((save) => Object.assign(save, { rules: 0, snapshot: { ...save.snapshot, state } }));
    expect(older.problems[0]).toContain(none);
    const upgrade = { number: table.entries.length, kind: 'upgrade', from: 0, to: 1, state };
    const changed = tampered((save) => Object.assign(save, { rules: 0, entries: [...save.entries, upgrade] }));
    expect(changed.problems[0]).toContain(none);
  });

  test('it claims to have made again only what is right', () => {
    const upgrade = { number: 0, kind: 'upgrade', from: 0, to: 1, state: game.setup(2, { rounds: 4 }) };
    const save = { ...table.save(), rules: 0, entries: [upgrade], snapshot: undefined };
    const verdict = checkSaved(JSON.stringify(save));
    const problem = 'entries 0 to 0 were played by version 0 of the rules, which is not here';
    expect(verdict).toMatchObject({ ok: false, problems: [problem] });
    expect(verdictText('x', verdict)).toContain('\n  1 entries: 0 moves and 0 draws\n');
    expect(verdictText('x', verdict)).not.toContain('legal');
  });

  test('the text about a wrong game lists what is wrong', () => {
    expect(
      verdictText(
        'x.json',
        tampered((save) => Object.assign(save, { colour: 'red' })),
      ),
    ).toBe('x.json is not right:\n  save: unknown key "colour"');
  });
});

describe('files', () => {
  test('what is kept can be read again, and no half-written file stays behind', () => {
    const place = join(folder, 'kept.json');
    const keeper = new Keeper(table, place);
    keeper.keep();
    keeper.keep();
    expect(readSavedFile(place).trim()).toBe(json);
    expect(readdirSync(folder).filter((name) => name.startsWith('kept'))).toEqual(['kept.json']);
  });

  test('a missing file, a folder and a file of another kind are refused in one sentence', () => {
    expect(() => readSavedFile(join(folder, 'none.json'))).toThrow(/none\.json cannot be read: .*\.$/);
    expect(() => readSavedFile(folder)).toThrow(/cannot be read: .*\.$/);
    expect(() => readSavedFile(file('other.json', '{"name": "x"}'))).toThrow(
      /other\.json is no saved game: it should be/,
    );
    expect(() => new Keeper(table, join(folder, 'no/such/folder.json')).keepIfNamed()).toThrow(
      /cannot be written: .*\.$/,
    );
  });

  test('where a file was named, the end is kept too', () => {
    const place = join(folder, 'over.json');
    expect(new Keeper(table, place).keepAtEnd()).toBe(true);
    expect(checkSaved(readSavedFile(place)).checked?.over).toBe(true);
  });

  test('without a name, a game that can go on is kept under a free one; else nothing is', () => {
    const keeper = new Keeper(table, undefined);
    expect(keeper.file).toBe('riband-example-3.json');
    expect(keeper.keepAtEnd()).toBe(false);
    keeper.keepIfNamed();
    expect(readdirSync('.')).not.toContain(keeper.file);
  });
});

describe('opening a table', () => {
  const nothing: Wishes = {
    game: undefined,
    seats: undefined,
    seat: undefined,
    bots: undefined,
    seed: undefined,
    option: [],
    components: undefined,
    load: undefined,
  };
  const open = (wishes: Partial<Wishes>) => openTable({ ...nothing, ...wishes }, 'en');

  test('a new one has the person on their seat and bots on the others', () => {
    const opened = open({ game: 'example', seats: '3', seat: '1', seed: '42', option: ['rounds=2'] });
    expect(opened.seat).toBe(1);
    expect([...opened.bots.keys()]).toEqual([0, 2]);
    expect(opened.table.holders.map((holder) => holder.name)).toEqual(['greedy', 'Player 2', 'greedy']);
    expect(opened.table.header).toMatchObject({ table: '42', options: { rounds: 2 }, seats: 3 });
  });

  test('a seed is made up if there is none', () => {
    const names = [1, 2].map(() => open({ game: 'example' }).table.header.table);
    expect(names[0]).not.toBe(names[1]);
  });

  test('a text is opened with the seats that were asked for', () => {
    const opened = open({ load: file('game.txt', text), seat: '1', seed: '9' });
    expect(opened).toMatchObject({ seat: 1, source: undefined });
    expect(opened.table.header.table).toBe('9');
    expect(opened.table.record()).toEqual(table.record());
  });

  test('JSON knows its seats, and is kept where it came from', () => {
    const { table: started } = open({ game: 'example', seed: '4' });
    const place = file('mine.json', JSON.stringify(started.save()));
    expect(open({ load: place })).toMatchObject({ seat: 0, source: place });
    expect(() => open({ load: file('bots.json', json) })).toThrow('Only bots sit at this table');
  });

  test('what a saved game says already is not asked for', () => {
    const [asText, asJson] = [file('a.txt', text), file('a.json', json)];
    expect(() => open({ load: asText, game: 'example' })).toThrow('--game is of no use with --load');
    expect(() => open({ load: asText, option: ['rounds=2'] })).toThrow('--option is of no use with --load');
    expect(() => open({ load: asText, components: 'shipyard-1' })).toThrow('--components is of no use with --load');
    expect(() => open({ load: asJson, seed: '1' })).toThrow('--seed is of no use with --load');
    expect(() => open({ load: asJson, bots: 'random' })).toThrow('--bots is of no use with --load');
  });

  test('a saved game with a fault, or with an unknown bot, is refused', () => {
    expect(() => open({ load: file('bad.txt', text.replace(/bid \d/, 'bid 9')) })).toThrow(
      /bad\.txt is not right: move 8 of \d+, "bid 9"/,
    );
    const started = JSON.stringify(open({ game: 'example' }).table.save());
    const unknown = started.replaceAll('"name":"greedy"', '"name":"bosun"');
    expect(() => open({ load: file('bosun.json', unknown) })).toThrow('There is no bot "bosun"');
    expect(readFileSync(join(folder, 'bosun.json'), 'utf8')).toBe(unknown);
  });

  test('bots that the browser gave a name of their own are found by their kind', () => {
    const started = JSON.stringify(open({ game: 'example' }).table.save());
    const named = started.replaceAll('"name":"greedy"', '"name":"Ada","bot":"random"');
    expect([...open({ load: file('named.json', named) }).bots.values()].map((bot) => bot.name)).toEqual(['random']);
  });

  test.each<[Partial<Wishes>, string]>([
    [{}, 'Which game?'],
    [{ game: 'example', seats: '9' }, '--seats must be'],
    [{ game: 'example', seat: '2' }, '--seat must be a whole number from 0 to 1, not "2".'],
    [{ game: 'example', seed: 'x' }, '--seed must be'],
    [{ game: 'example', bots: 'random,random' }, '--bots must have one name for all or 1 names'],
    [{ load: '/no/such/file' }, '/no/such/file cannot be read'],
  ])('%j is refused', (wishes, sentence) => {
    expect(() => open(wishes)).toThrow(sentence);
  });
});
