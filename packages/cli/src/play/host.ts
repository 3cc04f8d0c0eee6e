import { ADVISER, type Bot, findBot } from '@riband/bots';
import type { Seat } from '@riband/kernel';
import { askBots, type Command, type Draws, type Table, type TableView } from '@riband/table';
import type { Language } from '@riband/text';
import { advise } from '../hint.ts';
import { interruptible } from '../interrupt.ts';
import { concluded } from '../thinking.ts';
import type { Asker } from './asker.ts';
import { type BotSeats, thinkingOf } from './bots.ts';
import type { Keeper } from './keeper.ts';
import { outline } from './outline.ts';
import { blockedTargets, Show } from './show.ts';

export interface HostPorts {
  readonly asker: Asker;
  readonly draws: Draws;
  readonly bots: BotSeats;
  readonly language: Language;
  readonly keeper: Pick<Keeper, 'file' | 'keep' | 'keepIfNamed'>;
}

/** So many entries of a loaded game are told again, to find one's way back into it. */
const RECALLED = 20;

/** How it ended: by itself or because the person left, or because somebody interrupted bots that were thinking. */
type End = 'left' | 'interrupted';

/** Plays a table with one person and any number of bots, until it is over or the person leaves. */
export class Host {
  readonly #table: Table;
  readonly #seat: Seat;
  readonly #ports: HostPorts;
  readonly #show: Show;
  readonly #thinking: ReturnType<typeof thinkingOf>;
  #told: number;

  constructor(table: Table, seat: Seat, ports: HostPorts) {
    this.#table = table;
    this.#seat = seat;
    this.#ports = ports;
    this.#show = new Show(table.game, ports.language, table.holders);
    this.#thinking = thinkingOf(ports.bots, table);
    this.#told = Math.max(0, table.entries.length - RECALLED);
  }

  async play(): Promise<End> {
    const { asker, draws } = this.#ports;
    this.#table.settleChance(draws);
    while (await interruptible((isInterrupted) => this.#letBotsMove(isInterrupted))) {
      this.#tellNews();
      const view = this.#table.tableView(this.#seat);
      if (view.result !== null) {
        asker.say(this.#show.result(view.result));
        return 'left';
      }
      const answer = await asker.ask(this.#show.question(view));
      if (answer === undefined || answer === 'quit') return 'left';
      await this.#react(view, answer);
    }
    return 'interrupted';
  }

  /** Whether all have moved that may. A thought that was interrupted is no move. */
  async #letBotsMove(isInterrupted: () => boolean): Promise<boolean> {
    const asking = askBots(this.#table, this.#ports.draws);
    for (let step = asking.next(); step.done !== true; ) {
      const { move } = await concluded(this.#thinking(step.value), { isHurried: isInterrupted });
      if (isInterrupted()) return false;
      step = asking.next(move);
    }
    return true;
  }

  #tellNews(): void {
    const news = this.#table.log(this.#seat, this.#told);
    this.#told = this.#table.entries.length;
    const text = this.#show.log(news);
    if (text !== '') this.#ports.asker.say(text);
  }

  async #react(view: TableView, answer: string): Promise<void> {
    const command = commandFor(view, this.#seat, answer);
    if (command !== undefined) return this.#submit(command);
    const { asker, keeper } = this.#ports;
    const [word, target] = splitWord(answer);
    switch (word) {
      case 'hint':
        return this.#advise(view);
      case 'why':
        return this.#explain(view, target);
      case 'view':
        return asker.say(outline(view.view));
      case 'log':
        return asker.say(this.#show.log(this.#table.log(this.#seat)));
      case 'score':
        return asker.say(this.#show.score(view.standing));
      case 'save':
        keeper.keep();
        return asker.say(this.#show.own({ key: 'cli.saved', params: { file: keeper.file } }));
      case '':
        return;
      default:
        return asker.say(this.#show.own({ key: 'cli.noSuchAnswer', params: { answer } }));
    }
  }

  #submit(command: Command): void {
    const plan = this.#table.submit(command, this.#ports.draws);
    if ('refusal' in plan) this.#ports.asker.say(this.#show.message(plan.refusal.message));
    else this.#ports.keeper.keepIfNamed();
  }

  async #advise({ choices }: TableView): Promise<void> {
    if (choices.length === 0) return;
    const bot = findBot(ADVISER) as Bot;
    const motive = await interruptible((isHurried) => advise(this.#table, this.#seat, { bot, isHurried }));
    this.#ports.asker.say(this.#show.hint(motive));
  }

  /** Says why something cannot be chosen; asks what, if that was not said. */
  async #explain(view: TableView, target: string): Promise<void> {
    const { asker } = this.#ports;
    const choices = blockedTargets(view).map((one) => ({ word: one, label: one }));
    const title = this.#show.own({ key: 'cli.why.what', params: {} });
    const asked = target || (await asker.ask({ title, choices, commands: [] })) || '';
    const reason = this.#table.why(this.#seat, asked);
    asker.say(
      reason === undefined
        ? this.#show.own({ key: 'cli.why.possible', params: {} })
        : `${this.#show.message(reason.message)} (${reason.clause})`,
    );
  }
}

/** What an answer means to the table: a legal move first, then a command word. */
function commandFor(view: TableView, seat: Seat, answer: string): Command | undefined {
  const seen = view.entry;
  if (view.choices.some((choice) => choice.text === answer)) {
    return { kind: 'move', seat, seen, turn: view.turn, texts: [answer] };
  }
  switch (answer) {
    case 'undo':
    case 'redo':
    case 'confirm':
      return { kind: answer, seat, seen };
    case 'restart':
      return { kind: 'undo', seat, seen, all: true };
    default:
      return undefined;
  }
}

function splitWord(answer: string): [string, string] {
  const [word = '', ...rest] = answer.split(' ');
  return [word, rest.join(' ')];
}
