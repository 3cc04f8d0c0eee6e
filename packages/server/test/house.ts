import { randomBytes } from 'node:crypto';
import { canonical } from '@riband/kernel';
import {
  type Around,
  type ChatLine,
  type LobbyState,
  type OnlineAnswer,
  type OnlineRequest,
  parseOnlineRequest,
  parseOnlineSent,
  type TableState,
} from '@riband/protocol';
import { expect, onTestFinished } from 'vitest';
import { systemClock } from '../src/ports/clock.ts';
import { systemRandom } from '../src/ports/random.ts';
import { Vault } from '../src/record/vault.ts';
import { PlayingRules } from '../src/rules/playing.ts';
import { thinkHere } from '../src/rules/thinker.ts';
import { Asking } from '../src/soak/asking.ts';
import { Committer } from '../src/storage/committer.ts';
import { MemoryStorage } from '../src/storage/memory/memory.ts';
import type { Player, Storage } from '../src/storage/storage.ts';
import { SILENCE } from '../src/tables/messenger.ts';
import type { TablePorts } from '../src/tables/ports.ts';
import { TableService } from '../src/tables/service.ts';

const vault = new Vault(randomBytes(32), systemRandom);

/** A whole server without its wires. Two of them may share a storage. */
export function house(storage: Storage = new MemoryStorage(), changed: Partial<TablePorts> = {}) {
  const warnings: string[] = [];
  const ports: TablePorts = {
    clock: systemClock,
    random: systemRandom,
    storage,
    committer: new Committer(storage, systemClock),
    rules: new PlayingRules(),
    thinker: thinkHere(),
    vault,
    telling: SILENCE,
    warn: (what, _, problem) => warnings.push(`${what}: ${problem}`),
    ...changed,
  };
  const service = new TableService(ports);
  onTestFinished(() => service.close());
  return { service, storage, warnings, vault, ports, guest: (name: string) => new Guest(service, storage, name) };
}

/** Somebody with a connection. Whatever comes over it is checked, and must be of the protocol. */
export class Guest extends Asking {
  readonly player: Player;
  gone = false;
  readonly news: TableState[] = [];
  readonly lobbies: LobbyState[] = [];
  readonly lines: ChatLine[] = [];
  readonly around: Around[] = [];
  /** The tables at which they were not to stay. */
  readonly missing: string[] = [];
  readonly texts: string[] = [];
  readonly #service: TableService;
  readonly #arrived: Promise<void>;
  readonly #waiting = new Map<number, (answer: OnlineAnswer) => void>();
  #asked = 0;

  constructor(service: TableService, storage: Storage, name: string) {
    super();
    this.#service = service;
    this.player = { id: `player-${name}`, name };
    this.#arrived = storage.addPlayer(this.player);
  }

  hear(text: string): void {
    this.texts.push(text);
    const raw: unknown = JSON.parse(text);
    const sent = parseOnlineSent(raw);
    // Pages leave out what they do not know; nothing of the kind may be told.
    expect(canonical(sent)).toBe(canonical(raw));
    if ('news' in sent) this.news.push(sent.news);
    else if ('lobby' in sent) this.lobbies.push(sent.lobby);
    else if ('chat' in sent) this.lines.push(...sent.chat.lines);
    else if ('around' in sent) this.around.push(sent.around);
    else if ('missing' in sent) this.missing.push(sent.missing);
    else this.#waiting.get(sent.number)?.(sent.answer);
  }

  ask(request: OnlineRequest): Promise<OnlineAnswer> {
    const number = ++this.#asked;
    const parsed = parseOnlineRequest({ number, request });
    return new Promise((resolve) => {
      this.#waiting.set(number, resolve);
      const reply = (answer: string) => this.hear(`{"number":${number},"answer":${answer}}`);
      void this.#arrived.then(() => this.#service.handle(this, parsed.request, reply));
    });
  }

  depart(): void {
    this.gone = true;
    this.#service.depart(this);
  }
}
