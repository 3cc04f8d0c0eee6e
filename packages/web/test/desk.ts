import {
  type Answer,
  type Holder,
  parseSent,
  type Request,
  type TableState,
  type Thought,
  type Trouble,
} from '@riband/protocol';
import type { Save } from '@riband/table';
import { Office } from '../src/worker/bots/office.ts';
import type { BotRequest } from '../src/worker/bots/question.ts';
import { WorkerThinker } from '../src/worker/bots/thinker.ts';
import { UNLOCKED } from '../src/worker/locks.ts';
import { OfflineHost, type Ports } from '../src/worker/offline-host.ts';
import { serve } from '../src/worker/serve.ts';
import { MemoryShelf, type Shelf } from '../src/worker/shelf.ts';

export const PERSON: Holder = { kind: 'person', name: 'Anna' };
export const bot = (seat: number): Holder => ({ kind: 'bot', name: `Bot ${seat}`, bot: 'random' });

export const newGame = (seats: number, seed: string | null = 'quay'): Extract<Request, { kind: 'new' }> => ({
  kind: 'new',
  game: 'example',
  holders: Array.from({ length: seats }, (_, seat) => (seat === 0 ? PERSON : bot(seat))),
  options: { rounds: 3 },
  ...(seed === null ? {} : { seed }),
});

/** A host with everything that it told by itself, on a shelf that may be shared with another one. */
export class Desk {
  readonly told: TableState[] = [];
  readonly troubles: Trouble[] = [];
  readonly thoughts: Thought[] = [];
  readonly host: OfflineHost;
  #random = 0;

  constructor(
    readonly shelf: Shelf = new MemoryShelf(),
    ports: Partial<Ports> = {},
  ) {
    this.host = new OfflineHost({
      // It counts up: no two bytes asked for are the same.
      randomBytes: (length) => Uint8Array.from({ length }, () => this.#random++),
      shelf,
      locks: UNLOCKED,
      thinker: new WorkerThinker(() => new OfficeWorker() as unknown as Worker),
      now: () => 7,
      tell: (news) => this.told.push(news),
      tellThought: (thought) => this.thoughts.push(thought),
      warn: (trouble) => this.troubles.push(trouble),
      ...ports,
    });
  }

  /** Asks over the wire: what cannot be copied or parsed there fails here too. */
  async ask(request: Request): Promise<Answer> {
    const sent = parseSent(structuredClone(await serve(this.host, structuredClone({ number: 1, request }))));
    if (!('answer' in sent)) throw new Error('no answer');
    return sent.answer;
  }

  /** The table after the bots have moved as far as they can, with the whole news since. */
  async settled(request: Request): Promise<TableState> {
    const before = this.told.length;
    const first = stateOf(await this.ask(request));
    await bots();
    const states = [first, ...this.told.slice(before)].filter(({ table }) => table === first.table);
    const log = states.reduce<TableState['log']['lines']>(
      (lines, state) => [...lines.slice(0, state.log.from - first.log.from), ...state.log.lines],
      [],
    );
    return {
      ...(states.at(-1) as TableState),
      ...(first.tables === undefined ? {} : { tables: first.tables }),
      news: states.flatMap(({ news }) => news),
      log: { from: first.log.from, lines: log },
    };
  }
}

/** The bots without a worker around them: what cannot be sent to one fails here too. */
class OfficeWorker extends EventTarget {
  readonly #office = new Office({
    send: (answer) => this.dispatchEvent(Object.assign(new Event('message'), { data: structuredClone(answer) })),
    pause: async () => {},
    now: () => 0,
  });

  postMessage(request: BotRequest): void {
    void this.#office.hear(structuredClone(request));
  }

  terminate(): void {}
}

/** All that is under way comes to its end first: nothing in these tests waits for anything but promises. */
const bots = () => new Promise((resolve) => setTimeout(resolve));

export function stateOf(given: Answer): TableState {
  if (given.kind !== 'table' && given.kind !== 'imported') throw new Error(`${given.kind}: ${JSON.stringify(given)}`);
  return given.state;
}

export const begin = (desk: Desk, seats = 3) => desk.settled(newGame(seats));
export const command = ({ table, seat, entry: seen }: TableState) => ({ table, seat: seat ?? -1, seen });

/** What the page does: the first choice, or the end of the turn. */
export function step(desk: Desk, state: TableState): Promise<TableState> {
  const [choice] = state.choices;
  return desk.settled(
    choice === undefined
      ? { kind: 'confirm', ...command(state) }
      : { kind: 'move', ...command(state), turn: state.turn, texts: [choice.text] },
  );
}

/** After the person has taken some steps. */
export async function played(desk: Desk, steps: number): Promise<TableState> {
  let state = await begin(desk);
  for (let made = 0; made < steps; made++) state = await step(desk, state);
  return state;
}

/** For browsers that keep what they are given. */
export class DurableShelf extends MemoryShelf {
  override readonly durable = true;
}

/** Changes a save behind the host's back. */
export async function tamper(shelf: Shelf, table: string, change: (save: Save) => object): Promise<void> {
  const summary = (await shelf.list()).find((one) => one.table === table);
  if (summary === undefined) throw new Error(`there is no table "${table}"`);
  const claim = await shelf.claim(table);
  await claim.put(summary, change(claim.save as Save) as Save);
}

export async function exported(desk: Desk, table: string, form: 'file' | 'link'): Promise<string> {
  const answer = await desk.ask({ kind: 'export', table, form });
  if (answer.kind !== 'exported') throw new Error(answer.kind);
  return answer.text;
}
