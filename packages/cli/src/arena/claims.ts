// What can be claimed of the first bot, on a command line and in words: `won=85..`, `won=40..60`, `points=70..`, `elo=100..`.
import { CLAIMED, type Claim, type ClaimTest } from '@riband/bots/arena';
import { refuse } from '../fail.ts';

const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
const CLAIM = new RegExp(`^(${CLAIMED.join('|')})=(${NUMBER})?\\.\\.(${NUMBER})?$`);

export function claimNamed(text: string, bots: number): Claim {
  const [, name, from, to] = CLAIM.exec(text) ?? [];
  const of = CLAIMED.find((one) => one === name);
  if (of === undefined || (from ?? to) === undefined)
    refuse(`--claim must be like won=85.. (per cent), won=40..60, points=70.. or elo=100.., not "${text}".`);
  if (of === 'elo' && bots !== 2) refuse(`--claim ${text} is about two bots, not about ${bots}.`);
  const claim = { of, ...end('from', from, of), ...end('to', to, of) };
  const { from: least, to: most } = claim;
  for (const bar of [least, most])
    if (bar !== undefined && !isPossible(of, bar)) refuse(`--claim ${text}: every bot is on the same side of that.`);
  if (least !== undefined && most !== undefined && least >= most)
    refuse(`--claim ${text} ends before it begins; say the smaller number first.`);
  return claim;
}

/** A bar that can be passed as well as missed. */
function isPossible(of: Claim['of'], bar: number): boolean {
  return of === 'elo' || (bar > 0 && (of === 'points' || bar < 1));
}

/** Shares are written in per cent. */
function end<Key extends string>(key: Key, text: string | undefined, of: Claim['of']): Partial<Record<Key, number>> {
  if (text === undefined) return {};
  return { [key]: of === 'won' ? Number(text) / 100 : Number(text) } as Record<Key, number>;
}

/** How it stands with a claim, in a sentence. */
export function claimText({ claim, verdict, clearAfter }: ClaimTest, bots: readonly string[]): string {
  const said = `${sentence(claim, bots)}:`;
  return verdict === 'open' ? `${said} not clear yet.` : `${said} ${verdict}, clear after ${clearAfter} deals.`;
}

function sentence({ of, from, to }: Claim, [first = '', second = '']: readonly string[]): string {
  switch (of) {
    case 'won':
      return `${first} has ${range(from, to, (share) => `${Number((100 * share).toFixed(1))} %`)} of the first places`;
    case 'points':
      return `${first} makes ${range(from, to, String)} points on average`;
    case 'elo':
      return `${first} is ${range(from, to, String)} Elo ahead of ${second}`;
  }
}

function range(from: number | undefined, to: number | undefined, write: (value: number) => string): string {
  if (from === undefined) return `at most ${write(to ?? 0)}`;
  return to === undefined ? `at least ${write(from)}` : `${write(from)} to ${write(to)}`;
}
