import type { Options } from '@riband/kernel';
import type { Holder as Seated } from '@riband/protocol';
import type { Header, Holder } from '@riband/table';
import type { Fact } from './fact.ts';

/** Who sits, or will sit, at a seat. */
export type Chair =
  | { readonly kind: 'person'; readonly member: string; readonly name: string; readonly contribution: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string };

/** What the facts of a table say, apart from what was played. */
export interface Lobby {
  readonly host: string;
  readonly game: string;
  readonly options: Options;
  readonly commitment: string;
  readonly invitation: string;
  readonly chairs: readonly (Chair | null)[];
  /** Once it has begun. */
  readonly begun: { readonly header: Header; readonly holders: readonly Holder[] } | null;
  /** Once it is over. */
  readonly seed: string | null;
}

export function lobbyOf(facts: readonly Fact[]): Lobby {
  const [first, ...others] = facts;
  if (first?.kind !== 'opened') throw new Error('a record begins with the opening of its table');
  const { by: host, game, options, commitment, invitation, seats } = first;
  const chairs = Array.from({ length: seats }, () => null);
  return others.reduce(withFact, { host, game, options, commitment, invitation, chairs, begun: null, seed: null });
}

export function withFact(lobby: Lobby, fact: Fact): Lobby {
  const { chairs } = lobby;
  switch (fact.kind) {
    case 'opened':
      throw new Error('a table is opened once');
    case 'sat': {
      const { member, name, contribution } = fact;
      return { ...lobby, chairs: chairs.with(fact.seat, { kind: 'person', member, name, contribution }) };
    }
    case 'rose':
      return { ...lobby, chairs: chairs.with(fact.seat, null) };
    case 'filled':
      return { ...lobby, chairs: chairs.with(fact.seat, { kind: 'bot', name: fact.name, bot: fact.bot }) };
    case 'started':
      return { ...lobby, begun: { header: fact.header, holders: fact.holders } };
    case 'played':
      return lobby;
    case 'revealed':
      return { ...lobby, seed: fact.seed };
  }
}

/** Where a member sits. */
export function seatOf({ chairs }: Lobby, member: string | undefined): number | null {
  const seat = chairs.findIndex((chair) => chair?.kind === 'person' && chair.member === member);
  return seat < 0 ? null : seat;
}

/** Of the people, in the order of their seats. Bots have nothing of their own to add. */
export function contributionsTo({ chairs }: Lobby): readonly string[] {
  return chairs.flatMap((chair) => (chair?.kind === 'person' ? [chair.contribution] : []));
}

export function holderOf(chair: Chair): Seated {
  const { name } = chair;
  return chair.kind === 'bot' ? { kind: 'bot', name, bot: chair.bot } : { kind: 'person', name };
}
