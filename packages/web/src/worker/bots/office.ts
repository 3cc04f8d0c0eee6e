import {
  type Bot,
  type Choice,
  findBot,
  type Motive,
  motiveOf,
  type Player,
  type Question,
  type Thinking,
} from '@riband/bots';
import { findGameOf } from '@riband/catalog';
import { type Game, read, type Seat, seeded } from '@riband/kernel';
import type { BotAnswer, BotInquiry, BotQuestion, BotRequest } from './question.ts';

/** What the bots need from the outside. */
export interface OfficePorts {
  send(answer: BotAnswer): void;
  /** Lets whatever else has come have its turn. */
  pause(): Promise<void>;
  now(): number;
}

/** How long a bot thinks before it looks up, and tells how far it is. */
const SLICE_MS = 40;
/** Nobody should have to wait longer for a move, however slow the device is. */
const LONGEST_MS = 20_000;

interface Order {
  hurried: boolean;
  stopped: boolean;
}

/** Where the bots sit and think, in pieces, so that they can be hurried and stopped. */
export class Office {
  readonly #ports: OfficePorts;
  readonly #orders = new Map<number, Order>();
  /** Bots remember what they thought of at the table at hand; at another one they sit down anew. */
  #seated = { table: '', players: new Map<string, Player>() };

  constructor(ports: OfficePorts) {
    this.#ports = ports;
  }

  async hear(request: BotRequest): Promise<void> {
    const order = this.#orders.get(request.number);
    if (request.ask === 'hurry' || request.ask === 'stop') {
      if (order !== undefined) order[request.ask === 'hurry' ? 'hurried' : 'stopped'] = true;
      return;
    }
    await this.#answer(request).finally(() => this.#orders.delete(request.number));
  }

  async #answer(request: Extract<BotRequest, { ask: 'move' | 'motive' }>): Promise<void> {
    const { number } = request;
    const order: Order = { hurried: false, stopped: false };
    this.#orders.set(number, order);
    try {
      const answer =
        request.ask === 'move'
          ? { text: await this.#moveOf(number, order, request.question) }
          : { motive: await this.#motiveOf(number, order, request.inquiry) };
      this.#ports.send({ number, ...answer });
    } catch (error) {
      // Who was stopped has nobody to answer to.
      if (!order.stopped) this.#ports.send({ number, problem: error instanceof Error ? error.message : String(error) });
    }
  }

  /** The text of the move that the bot chooses. */
  async #moveOf(number: number, order: Order, asked: BotQuestion): Promise<string> {
    const { bot, question, random } = understood(asked);
    const thinking = this.#playerAt(asked.table, asked.seat, bot).think(question, random);
    const { move } = await this.#conclude(thinking, order, (share) => this.#ports.send({ number, share }));
    return question.game.write(move, question.seat);
  }

  /** Thinks the whole turn through again, up to the decision: what a bot thought before, it goes on from. */
  async #motiveOf(number: number, order: Order, { decisions, made }: BotInquiry): Promise<Motive> {
    const tell = (before: number) => (share: number) =>
      this.#ports.send({ number, share: (before + share) / decisions.length });
    let player: Player | undefined;
    let last: { question: Question; choice: Choice } | undefined;
    for (const [index, asked] of decisions.entries()) {
      const { bot, question, random } = understood(asked);
      player ??= bot.sit();
      last = { question, choice: await this.#conclude(player.think(question, random), order, tell(index)) };
    }
    if (last === undefined) throw new RangeError('there is no decision to explain');
    const { question, choice } = last;
    const legal = made === undefined ? undefined : moveNamed(question, made);
    return motiveOf(question, choice, legal);
  }

  async #conclude(thinking: Thinking, order: Order, tell: (share: number) => void): Promise<Choice> {
    const { now, pause } = this.#ports;
    const started = now();
    let looked = started;
    let step = thinking.next(true);
    while (step.done !== true) {
      if (now() - looked >= SLICE_MS) {
        tell(step.value);
        await pause();
        looked = now();
      }
      if (order.stopped) throw new Error('it was stopped');
      step = thinking.next(!order.hurried && now() - started < LONGEST_MS);
    }
    return step.value;
  }

  #playerAt(table: string, seat: Seat, bot: Bot): Player {
    if (this.#seated.table !== table) this.#seated = { table, players: new Map() };
    const { players } = this.#seated;
    const place = `${seat} ${bot.name}`;
    const player = players.get(place) ?? bot.sit();
    players.set(place, player);
    return player;
  }
}

/** What is legal follows from the view, so any state that fits it will do. */
function understood({ game: id, components, brought, bot: name, seat, view, luck }: BotQuestion) {
  const game: Game | undefined = findGameOf(id, components, brought);
  const bot = findBot(name);
  if (game === undefined || bot === undefined) throw new Error(`there is no bot "${name}" for "${id}"`);
  const random = seeded(luck);
  const question: Question = { game, seat, moves: game.moves(game.imagine(view, random), seat), view: () => view };
  return { bot, random, question };
}

function moveNamed({ game, seat, view }: Question, text: string) {
  const move = read(game, game.imagine(view(), seeded('legal')), seat, text);
  if (move === undefined) throw new Error(`${text} is not legal there`);
  return move;
}
