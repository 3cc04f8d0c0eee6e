import type { Viewer } from '@riband/kernel';
import type { OnlineRequest, Socket } from '@riband/protocol';
import type { Row } from '../src/record/chain.ts';
import { Stuck } from '../src/rules/helper.ts';
import type { Rules } from '../src/rules/rules.ts';
import { type Makings, SOUND } from '../src/simulation/simulate.ts';
import type { Hearsay } from '../src/storage/hearsay.ts';
import { MemoryStorage } from '../src/storage/memory/memory.ts';
import type { NoticeStorage, PlannedNotice } from '../src/storage/notices.ts';
import type { Append, Outcome, Storage } from '../src/storage/storage.ts';
import type { TableService } from '../src/tables/service.ts';
import { read, write } from '../src/tables/sighting.ts';

// Servers with bugs in them, to prove that simulations find such bugs.

/** A storage in which one method is another. */
export function changed<T extends object, Key extends keyof T>(whole: T, key: Key, method: T[Key]): T {
  return new Proxy(whole, {
    get: (_, name) => {
      if (name === key) return method;
      const value = Reflect.get(whole, name, whole);
      return typeof value === 'function' ? value.bind(whole) : value;
    },
  });
}

/** A service that takes requests for others. */
function takingFor(misread: (request: OnlineRequest) => OnlineRequest): Makings['service'] {
  return (service) =>
    changed<TableService, 'handle'>(service, 'handle', (visitor, request, reply) =>
      service.handle(visitor, misread(request), reply),
    );
}

/** Says that it is stored, and stores it later. */
const acknowledgesFirst: Makings = {
  ...SOUND,
  storage: (storage, clock) =>
    changed(storage, 'write', async (appends: readonly Append[]): Promise<readonly Outcome[]> => {
      clock.after(30, () => void storage.write(appends).catch(() => {}));
      return appends.map(() => 'stored');
    }),
};

/** Takes whatever comes, in whichever place. */
class NoFence extends MemoryStorage {
  protected override fits(): boolean {
    return true;
  }
}

/** Does not know which commands it has seen. */
class NoMemory extends MemoryStorage {
  protected override fits(known: readonly Row[], rows: Append['rows']): boolean {
    return rows[0].number === known.length;
  }
}

/** Every command is a new one, even to the table. */
const carriesOutTwice: Makings = {
  ...SOUND,
  shared: () => new NoMemory(),
  rules: (rules) =>
    changed<Rules, 'plan'>(rules, 'plan', (table, { id: _, ...command }, audiences) =>
      rules.plan(table, command, audiences),
    ),
};

let copies = 0;

/** Every copy of a command that opens a table is a new one. */
const opensTwice: Makings = {
  ...SOUND,
  service: takingFor((request) =>
    request.kind === 'create' ? { ...request, id: `${request.id}-${++copies}` } : request,
  ),
};

/** Who watches looks over the shoulder of the first player. */
const leaks: Makings = {
  ...SOUND,
  rules: (rules) =>
    changed<Rules, 'show'>(rules, 'show', async (table, viewer) => {
      const shown = await rules.show(table, viewer === 'spectator' ? 0 : viewer);
      return viewer === 'spectator' ? JSON.stringify({ ...JSON.parse(shown), seat: null }) : shown;
    }),
};

/** Nobody is told what happens on the other servers. */
const neverLooks: Makings = {
  ...SOUND,
  storage: (storage) =>
    changed<Storage, 'lengths'>(
      changed<Storage, 'listen'>(storage, 'listen', () => () => {}),
      'lengths',
      async () => new Map(),
    ),
};

/** Does not remember what it has refused. */
const forgetsRefusals: Makings = {
  ...SOUND,
  storage: (storage) => changed<Storage, 'refuse'>(storage, 'refuse', async (_, __, { answer }) => answer),
};

/** Tells whatever others tell. */
const tellsTwice: Makings = {
  ...SOUND,
  storage: (storage) =>
    changed<Storage, 'notices'>(
      storage,
      'notices',
      changed<NoticeStorage, 'lease'>(storage.notices, 'lease', async (notice, until) => {
        await storage.notices.lease(notice, until);
        return notice;
      }),
    ),
};

/** Writes down that it has told somebody, and tells them then. */
const tellsLater: Makings = {
  ...SOUND,
  storage: (storage) => {
    const leased = new Map<string, PlannedNotice>();
    const notices = changed<NoticeStorage, 'lease'>(storage.notices, 'lease', async (notice, until) => {
      const own = await storage.notices.lease(notice, until);
      if (own !== undefined) leased.set(own.player, own);
      return own;
    });
    const subscriptionsOf = async (player: string) => {
      const notice = leased.get(player);
      leased.delete(player);
      if (notice !== undefined) await storage.notices.told(notice);
      return storage.subscriptionsOf(player);
    };
    return changed<Storage, 'notices'>(changed(storage, 'subscriptionsOf', subscriptionsOf), 'notices', notices);
  },
};

/** Does not know whom anybody has blocked. */
const tellsBlocked: Makings = {
  ...SOUND,
  storage: (storage) => changed<Storage, 'blockedBy'>(storage, 'blockedBy', async () => []),
};

/** Does not know when anybody wants to be left alone. */
const knowsNoNight: Makings = {
  ...SOUND,
  service: takingFor((request) => {
    if (request.kind !== 'sit') return request;
    const { quietHours: _, ...sit } = request;
    return sit;
  }),
};

/** Says that it was reported, and tells nobody. */
const losesReports: Makings = {
  ...SOUND,
  storage: (storage) => changed<Storage, 'report'>(storage, 'report', async () => {}),
};

/** Writes a row only in part. */
const tearsApart: Makings = {
  ...SOUND,
  storage: (storage) =>
    changed<Storage, 'write'>(storage, 'write', (appends) =>
      storage.write(appends.map((append) => ({ ...append, rows: [append.rows[0]] }))),
    ),
};

/** Takes what was played since the snapshot for all that was played. */
const forgetsThePast: Makings = {
  ...SOUND,
  rules: (rules) => changed<Rules, 'recall'>(rules, 'recall', async () => {}),
};

/** A line of which something is wrong with what it sends again; `again` is nothing if it is not sent. */
function sendingAgain(again: (sent: Sent) => Sent | null): Makings['line'] {
  return (ports) => {
    const numbers = new Set<number>();
    return {
      ...ports,
      connect() {
        const socket = ports.connect();
        return changed<Socket, 'send'>(socket, 'send', (text) => {
          const sent = JSON.parse(text) as Sent;
          // The ticket and the table come first over every connection.
          const isNew = (sent.request?.kind ?? 'open') === 'open' || !numbers.has(sent.number);
          numbers.add(sent.number);
          const altered = isNew ? sent : again(sent);
          if (altered !== null) socket.send(JSON.stringify(altered));
        });
      },
    };
  };
}

/** A greeting has no number. */
interface Sent {
  readonly number: number;
  readonly request?: OnlineRequest;
}

/** What was not answered is another command when it is sent again. */
const forgetsIds: Makings = {
  ...SOUND,
  line: sendingAgain((sent) => {
    const { request } = sent;
    return request !== undefined && 'id' in request
      ? { ...sent, request: { ...request, id: `${request.id}-again` } }
      : sent;
  }),
};

/** Takes it for done when the thread has died of it, and shows what would have been shown. */
const believesTheDead: Makings = {
  ...SOUND,
  rules: (rules) => {
    const shown = new Map<Viewer, string>();
    const plan: Rules['plan'] = async (...asked) => {
      try {
        const planned = await rules.plan(...asked);
        if (planned.kind === 'new') for (const [viewer, state] of planned.shown) shown.set(viewer, state);
        return planned;
      } catch (problem) {
        if (problem instanceof Stuck) return { kind: 'known' };
        throw problem;
      }
    };
    const showAgain: Rules['showAgain'] = async (table, viewer) => shown.get(viewer) ?? rules.showAgain(table, viewer);
    return changed<Rules, 'showAgain'>(changed<Rules, 'plan'>(rules, 'plan', plan), 'showAgain', showAgain);
  },
};

/** Counts the words of each server itself, so that none is ever missing. */
const missesNothing: Makings = {
  ...SOUND,
  storage: (storage) => {
    const { presence } = storage;
    const counted = new Map<string, number>();
    const listen: Hearsay['listen'] = (hear) =>
      presence.listen((word) => {
        const sighting = read(word);
        if (sighting === undefined) return;
        const number = (counted.get(sighting.server) ?? 0) + 1;
        counted.set(sighting.server, number);
        hear(write({ ...sighting, number }));
      });
    return changed<Storage, 'presence'>(storage, 'presence', { tell: (word) => presence.tell(word), listen });
  },
};

/**
 * A server with a bug, and the seed from which on a story is looked for that finds it. The first one did when it was written down;
 * if the server tells its stories otherwise since then, another one does, and only time is lost.
 */
interface Plant {
  readonly makings: Makings;
  readonly from: number;
}

export const PLANTS: Readonly<Record<string, Plant>> = {
  'acknowledges before it is stored': { makings: acknowledgesFirst, from: 1 },
  'stores without a fence': { makings: { ...SOUND, shared: () => new NoFence() }, from: 6 },
  'carries out what it has carried out': { makings: carriesOutTwice, from: 6 },
  'opens a table for each copy of a command': { makings: opensTwice, from: 4 },
  'shows a spectator what a seat may know': { makings: leaks, from: 1 },
  'does not look what others have stored': { makings: neverLooks, from: 1 },
  'stores half of what a command does': { makings: tearsApart, from: 1 },
  'carries out what it has refused': { makings: forgetsRefusals, from: 18 },
  'tells a device what another server has told it': { makings: tellsTwice, from: 36 },
  'tells somebody what a player says whom they have blocked': { makings: tellsBlocked, from: 7 },
  'counts as told what it has not told yet': { makings: tellsLater, from: 2 },
  'tells somebody something in their quiet hours': { makings: knowsNoNight, from: 18 },
  'loses what was reported': { makings: losesReports, from: 6 },
  'does not notice that it was not told who is at another server': { makings: missesNothing, from: 6 },
  'tells the end of a story for the whole': { makings: forgetsThePast, from: 4 },
  'has pages that never send again what was not answered': {
    makings: { ...SOUND, line: sendingAgain(() => null) },
    from: 3,
  },
  'has pages that send it again as another command': { makings: forgetsIds, from: 1 },
  'acknowledges what the rules have died of': { makings: believesTheDead, from: 3 },
};
