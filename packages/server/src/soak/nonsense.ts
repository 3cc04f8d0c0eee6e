import { pick, type Random, seeded } from '@riband/kernel';
import type { Storage } from '../storage/storage.ts';
import { pause, SoakPlayer } from './client.ts';
import { share } from './figures.ts';
import { newMeeting, playForEver, problemsIn, seated } from './games.ts';
import { Pry } from './pry.ts';
import { Vandal } from './vandal.ts';

export interface NonsensePlan {
  /** So many malformed ones, and as many that are well formed and not allowed. */
  readonly messages: number;
  readonly tables: number;
  readonly url: string;
  /** Which one is played to its end, and looked at again and again. */
  readonly game: string;
  /** How much longer others may wait for answers meanwhile, 99 times of 100. */
  readonly slowdown: number;
  storage(): Promise<Storage>;
  say(line: string): void;
}

const VANDALS = 4;
/** Answers of which the usual time is known, and what nobody notices, in milliseconds. */
const ENOUGH = 100;
const UNNOTICED_MS = 20;

/** Whatever is sent that makes no sense or is not allowed, nothing changes, nobody falls, and those who play hardly notice. */
export async function soakNonsense(plan: NonsensePlan): Promise<readonly string[]> {
  const meeting = newMeeting(plan.url);
  const storage = await plan.storage();
  const owners = [new SoakPlayer(meeting, 'Owner'), new SoakPlayer(meeting, 'Guest')] as const;
  const still = await seated(owners);
  const hashOfStill = async () => (await storage.table(still))?.rows.at(-1)?.hash;
  const before = await hashOfStill();
  const pry = await Pry.open(plan.url, plan.game);
  const games = Array.from({ length: plan.tables }, (_, index) => playForEver(meeting, index));
  while (meeting.answers.length < ENOUGH) await pause(20);
  const usual = share(meeting.answers.splice(0), 0.99);

  const vandals = Array.from({ length: VANDALS }, (_, index) => new Vandal(plan.url, `Vandal ${index}`));
  const each = Math.ceil(plan.messages / VANDALS);
  const raging = vandals.map((vandal, index) => rage(vandal, seeded(`vandal ${index}`), still, each));
  await pry.askUntil(Promise.all(raging));
  // Who has a seat knows more ways to be wrong.
  const random = seeded('owner');
  for (let number = 0; number < Math.min(plan.messages, 1000); number++) await owners[0].ask(wrongMove(random, still));
  const meanwhile = share(meeting.answers, 0.99);

  meeting.stopped = true;
  const met = (await Promise.all(games)).flat();
  for (const one of [...vandals, ...owners, pry]) one.close();
  const found = await problemsIn(storage, meeting);
  const isSame = (await hashOfStill()) === before;
  await storage.close();
  plan.say(
    `${2 * each * VANDALS} messages; answers took ${usual.toFixed(1)} ms before, ${meanwhile.toFixed(1)} ms meanwhile`,
  );
  plan.say(`looked back at a game of ${plan.game} ${pry.answered} times, and was refused ${pry.refused} times`);
  const isSlow = meanwhile > Math.max(plan.slowdown * usual, UNNOTICED_MS);
  return [
    ...[...met, ...found, ...pry.problems],
    ...(isSame ? [] : ['a table was changed by what makes no sense']),
    ...(isSlow ? [`answers took ${(meanwhile / usual).toFixed(1)} times as long`] : []),
  ];
}

async function rage(vandal: Vandal, random: Random, table: string, messages: number): Promise<void> {
  for (let number = 0; number < messages; number++) {
    await vandal.send(malformed(random));
    await vandal.send(JSON.stringify({ number, request: forbidden(random, table) }));
  }
  await vandal.settle();
}

const word = (random: Random, length: number): string =>
  Array.from({ length }, () => String.fromCharCode(32 + random.below(95))).join('');

/** What no client would ever send. */
function malformed(random: Random): string {
  const whole = JSON.stringify({ number: 1, request: { kind: 'open', table: word(random, 10) } });
  const ways: readonly (() => string)[] = [
    () => JSON.stringify({ number: 1, request: { kind: word(random, 5) } }),
    () => JSON.stringify({ number: -1, request: { kind: 'ping' } }),
    () => JSON.stringify({ number: 1, request: { kind: 'ping', more: word(random, 20) } }),
    () => '{"number":1,"request":{"kind":"ping","__proto__":{"kind":"create"}}}',
    () => JSON.stringify({ number: 1, request: { kind: 'say', id: 'x', table: 7, text: word(random, 400) } }),
    () => JSON.stringify({ number: 1, request: { kind: 'move', table: 't', texts: [[[]]] } }),
    () => JSON.stringify([null, 1e300, word(random, 30)]),
    () => 'null',
  ];
  // Of what is not even JSON the connection dies: that is rare, or nothing else would be tried.
  const worse: readonly (() => string)[] = [
    () => word(random, 50),
    () => whole.slice(0, random.below(whole.length)),
    () => '['.repeat(1000),
  ];
  return pick(random, random.below(50) === 0 ? worse : ways)();
}

const idFrom = (random: Random): string => `nonsense-${random.below(2 ** 31)}-${random.below(2 ** 31)}`;

/** Well formed, and not for who asks. */
function forbidden(random: Random, still: string): object {
  const table = random.below(2) === 0 ? still : idFrom(random);
  const seat = random.below(4);
  return pick(random, [
    wrongMove(random, table),
    { kind: 'open', table },
    { kind: 'open', table, invitation: idFrom(random) },
    { kind: 'sit', id: idFrom(random), table, seat, contribution: '0'.repeat(32) },
    { kind: 'start', id: idFrom(random), table },
    { kind: 'close', id: idFrom(random), table },
    { kind: 'undo', id: idFrom(random), table, seat, seen: random.below(9), all: true },
    { kind: 'answer', id: idFrom(random), table, seat, request: 0, agree: true },
    { kind: 'return', id: idFrom(random), table },
    { kind: 'replace', id: idFrom(random), table, seat },
    { kind: 'quiet', id: idFrom(random), table, closed: true },
    { kind: 'say', id: idFrom(random), table, text: 'Let me in' },
    { kind: 'export', table },
    { kind: 'history', table },
  ]);
}

function wrongMove(random: Random, table: string) {
  const seat = random.below(4);
  const sent = { id: idFrom(random), table, seat, seen: random.below(40), turn: random.below(9) };
  return { kind: 'move', ...sent, texts: [word(random, 1 + random.below(20))] } as const;
}
