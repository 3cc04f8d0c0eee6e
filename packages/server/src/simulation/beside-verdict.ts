import { canonical } from '@riband/kernel';
import { type Known, knownFrom } from '../record/known.ts';
import { peopleAt } from '../record/who.ts';
import type { Storage } from '../storage/storage.ts';
import type { SimulatedPlayer } from './player.ts';

/** What the storage and the players say in the end of all that is no part of the game: whatever does not fit, in sentences. */
export async function besideProblems(
  storage: Storage,
  known: Known,
  players: readonly SimulatedPlayer[],
): Promise<readonly string[]> {
  return [
    ...(await talkProblems(storage, known.table, players)),
    ...(await blockProblems(storage, known, players)),
    ...(await reportProblems(storage, known.table, players)),
    ...(await rematchProblems(storage, known, players)),
    ...(await tableProblems(storage, known)),
    ...presenceProblems(players),
  ];
}

/** Everybody who is there and plays knows in the end who else is there, by whichever server, and who is not. */
export function presenceProblems(players: readonly SimulatedPlayer[]): readonly string[] {
  const there = players.filter(({ hasGone }) => !hasGone);
  const seats = there.flatMap(({ state }) => state?.seat ?? []);
  return there
    .filter(({ state }) => state !== null && state.seat !== null)
    .flatMap(({ player: { name }, sees }) => [
      ...seats.filter((seat) => !sees.includes(seat)).map((seat) => `${name} does not see that seat ${seat} is there`),
      ...sees.filter((seat) => !seats.includes(seat)).map((seat) => `${name} does not see that seat ${seat} is gone`),
    ]);
}

/** However often a table or a rematch was asked for, nobody has more tables than these. */
async function tableProblems(storage: Storage, known: Known): Promise<readonly string[]> {
  const { rematch } = known.lobby;
  const expected = rematch === null ? [known.table] : [known.table, rematch];
  const lists = await Promise.all(peopleAt(known).map(({ player }) => storage.tablesOf(player)));
  return lists
    .flat()
    .filter(({ table }) => !expected.includes(table))
    .map(({ table }) => `there is a table ${table} that nobody knows of`);
}

/** Nothing is said twice, and nobody heard anything else than what was said. */
async function talkProblems(
  storage: Storage,
  id: string,
  players: readonly SimulatedPlayer[],
): Promise<readonly string[]> {
  const said = await storage.said(id, 0);
  const heard = players.flatMap(({ beside, player }) =>
    beside.lines
      .filter(({ number, text }) => said[number]?.text !== text)
      .map(({ number }) => `${player.name} heard a line ${number} that nobody said`),
  );
  const isWhole = said.every(({ number }, index) => number === index);
  const isOnce = new Set(said.map(({ text }) => text)).size === said.length;
  return [...heard, ...(isWhole ? [] : ['what was said has gaps']), ...(isOnce ? [] : ['something was said twice'])];
}

/** Who was acknowledged as blocked is, and nobody has blocked anybody who does not sit there. */
async function blockProblems(
  storage: Storage,
  { lobby, members }: Known,
  players: readonly SimulatedPlayer[],
): Promise<readonly string[]> {
  const lists = await Promise.all(
    players.map(async ({ beside, player }) => {
      const blocked = await storage.blockedBy(player.id);
      const wanted = [...beside.blocked].map((seat) => {
        const chair = lobby.chairs[seat];
        return members.find(({ member }) => chair?.kind === 'person' && chair.member === member)?.player ?? '';
      });
      return wanted
        .filter((other) => !blocked.includes(other))
        .map((other) => `${player.name} has not blocked ${other}`);
    }),
  );
  return lists.flat();
}

/** What somebody reported is for the eyes of who runs the servers, once for each who did. */
async function reportProblems(
  storage: Storage,
  id: string,
  players: readonly SimulatedPlayer[],
): Promise<readonly string[]> {
  const reports = await storage.reports();
  return players.flatMap(({ beside, player }) =>
    [...beside.reported]
      .filter((line) => {
        const found = reports.filter((one) => one.table === id && one.line === line && one.player === player.id);
        return found.length !== 1;
      })
      .map((line) => `${player.name} has reported line ${line}, and nobody will look at it`),
  );
}

/** Whoever asked, and however often: one table for the same people, with the same bots at the same seats, which has not begun. */
async function rematchProblems(
  storage: Storage,
  known: Known,
  players: readonly SimulatedPlayer[],
): Promise<readonly string[]> {
  const { lobby } = known;
  const { rematch } = lobby;
  const problems = players
    .filter(({ beside }) => beside.rematch !== null && beside.rematch !== rematch)
    .map(({ player }) => `${player.name} was promised another rematch than the others`);
  if (rematch === null) return problems;
  const stored = await storage.table(rematch);
  if (stored === undefined) return [...problems, 'the rematch was promised and never opened'];
  const next = knownFrom(rematch, stored);
  const peopleOf = (one: Known) => peopleAt(one).map(({ player }) => player);
  const people = stored.members.map(({ player }) => player);
  const isForAll = canonical([...people].sort()) === canonical([...peopleOf(known)].sort());
  const bots = lobby.chairs.map((chair) => (chair?.kind === 'bot' ? chair : null));
  const isSame = (['game', 'options', 'clock', 'watching'] as const).every(
    (part) => canonical(next.lobby[part]) === canonical(lobby[part]),
  );
  return [
    ...problems,
    ...(isForAll ? [] : ['the rematch is for other people']),
    ...(canonical(next.lobby.chairs) === canonical(bots) ? [] : ['the rematch has other seats']),
    ...(isSame ? [] : ['the rematch is another game']),
  ];
}
