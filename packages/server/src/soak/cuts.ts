import type { Storage } from '../storage/storage.ts';
import { pause } from './client.ts';
import { highest, share } from './figures.ts';
import { acknowledgedIn, newMeeting, playForEver, problemsIn } from './games.ts';
import type { BadNetwork } from './proxy.ts';

export interface CutPlan {
  readonly cuts: number;
  readonly tables: number;
  /** So soon somebody whose connection was cut must be in step again, 99 times of 100, in milliseconds. */
  readonly longest: number;
  /** With the server behind it. */
  readonly network: BadNetwork;
  storage(): Promise<Storage>;
  say(line: string): void;
}

const CUT_ONE_OF = 60;
const PATIENCE_MS = 120_000;

/** Games over a network that cuts connections in the middle of messages: all come back, and nothing is lost or doubled. */
export async function soakCuts({
  cuts,
  tables,
  longest,
  network,
  storage: open,
  say,
}: CutPlan): Promise<readonly string[]> {
  const meeting = newMeeting(network.url);
  network.cutOneOf = CUT_ONE_OF;
  const games = Array.from({ length: tables }, (_, index) => playForEver(meeting, index));
  for (let before = -1, since = Date.now(); network.cuts < cuts; await pause(50)) {
    if (network.cuts !== before) [before, since] = [network.cuts, Date.now()];
    if (Date.now() - since > PATIENCE_MS) throw new Error(`nothing was played for ${PATIENCE_MS} ms`);
  }
  network.cutOneOf = 0;
  await pause(500);
  meeting.stopped = true;
  const met = (await Promise.all(games)).flat();
  const storage = await open();
  const found = await problemsIn(storage, meeting);
  await storage.close();
  const late = share(meeting.returns, 0.99);
  say(`${network.cuts} cuts, ${acknowledgedIn(meeting)} moves acknowledged`);
  say(`in step again after ${late.toFixed(0)} ms (99 of 100), ${highest(meeting.returns).toFixed(0)} ms at most`);
  return [...met, ...found, ...(late > longest ? [`coming back took ${late.toFixed(0)} ms`] : [])];
}
