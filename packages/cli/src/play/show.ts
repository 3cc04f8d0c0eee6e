// What the person at the terminal gets to read.
import type { Motive } from '@riband/bots';
import type { Account, Game, Message, Result, Target } from '@riband/kernel';
import type { Choice, Holder, LogLine, TableView } from '@riband/table';
import { type Language, say } from '@riband/text';
import { hintText } from '../hint.ts';
import type { OwnMessage } from '../own-words.ts';
import type { Item, Question } from './asker.ts';
import { COMMANDS, type CommandWord } from './commands.ts';

export class Show {
  readonly #game: Game;
  readonly #language: Language;
  readonly #names: readonly string[];

  constructor(game: Game, language: Language, holders: readonly Holder[]) {
    this.#game = game;
    this.#language = language;
    this.#names = holders.map(({ kind, name }, seat) => (kind === 'bot' ? `${name} ${seat + 1}` : name));
  }

  message(message: Message): string {
    return say(this.#language, message, this.#names);
  }

  own(message: OwnMessage): string {
    return this.message(message);
  }

  /** What can be answered now: the legal moves, and the commands that would do something. */
  question(view: TableView): Question {
    const commands = COMMANDS.filter((word) => isUseful(word, view));
    return {
      title: this.own({ key: view.canConfirm ? 'cli.turn.confirm' : 'cli.turn.yours', params: {} }),
      choices: view.choices.map((choice) => this.#item(choice)),
      commands: commands.map((word) => ({ word, label: this.own({ key: `cli.command.${word}`, params: {} }) })),
    };
  }

  hint(motive: Motive): string {
    return hintText(motive, this.#language, this.#names);
  }

  log(lines: readonly LogLine[]): string {
    return lines
      .flatMap(({ messages, undone }) =>
        messages.map((message) => (undone ? `(${this.message(message)})` : this.message(message))),
      )
      .join('\n');
  }

  score(accounts: readonly Account[]): string {
    return accounts.map((account) => this.#account(account)).join('\n');
  }

  result({ accounts, places, tieBreak, verdict }: Result): string {
    const ranked = accounts.toSorted((a, b) => (places[a.seat] ?? 0) - (places[b.seat] ?? 0));
    return [
      this.own({ key: 'cli.over', params: {} }),
      ...ranked.map((account) => `${this.#place(places[account.seat] ?? 0)}: ${this.#account(account)}`),
      ...[tieBreak, verdict].flatMap((message) => (message === undefined ? [] : [this.message(message)])),
    ].join('\n');
  }

  #item({ text, label, preview }: Choice): Item {
    const does = preview.map((event) => this.#game.tell(event)).filter((message) => message !== undefined);
    const hint = does.map((message) => this.message(message)).join(' ');
    const item = { word: text, label: this.message(label) };
    return hint === '' ? item : { ...item, hint };
  }

  #place(place: number): string {
    return this.own({ key: 'cli.place', params: { place } });
  }

  #account({ seat, total, lines }: Account): string {
    const sources = lines.map(({ source, points }) => `${this.message(source)} ${points}`);
    return `${this.#names[seat]} ${total} (${sources.join(', ')})`;
  }
}

/** What the person could think of choosing, and may not. */
export function blockedTargets({ targets, choices }: TableView): readonly Target[] {
  const open = new Set(choices.map((choice) => choice.target));
  return targets.filter((target) => !open.has(target));
}

function isUseful(word: CommandWord, view: TableView): boolean {
  switch (word) {
    case 'confirm':
      return view.canConfirm;
    case 'undo':
    case 'restart':
      return view.canUndo;
    case 'redo':
      return view.canRedo;
    case 'hint':
      return view.choices.length > 1;
    case 'why':
      return blockedTargets(view).length > 0;
    default:
      return true;
  }
}
