import type { Message } from '@riband/kernel';
import { readCard } from './cards.ts';
import type { Desk } from './desk.ts';
import { GOODS, PIECES } from './names.ts';
import { partWord } from './words.ts';

/** What the player is asked, in one line. */
export function askOf({ view, tables, words }: Desk): Message {
  const decision = view.pending.at(-1);
  if (decision === undefined) return plain('over');
  switch (decision.kind) {
    case 'buy':
      return { key: 'shipyard.board.ask.buy', params: { bought: decision.bought } };
    case 'place':
    case 'finish': {
      const { part } = readCard(tables.names[decision.card] ?? 'bow:plain');
      return { key: 'shipyard.board.ask.place', params: { part: partWord(part) } };
    }
    case 'discard':
      return plain(decision.keep === 1 ? 'keep' : 'drop');
    case 'ring':
      return plain(decision.ring === 0 ? 'manufacture' : 'recruit');
    case 'trade': {
      const good = words.good(GOODS[decision.good] ?? 'coal');
      return { key: 'shipyard.board.ask.trade', params: { good, left: decision.left } };
    }
    case 'fit':
      return { key: 'shipyard.board.ask.fit', params: { piece: words.piece(PIECES[decision.piece] ?? 'captain') } };
    case 'sail':
      return { key: 'shipyard.board.ask.sail', params: { speed: decision.speed } };
    case 'choose':
    case 'bonus':
    case 'final':
    case 'last':
    case 'rent':
    case 'lay':
    case 'rotate':
    case 'purchase':
    case 'hire':
    case 'exchange':
    case 'launch':
    case 'speed':
    case 'berth':
      return plain(decision.kind);
    default:
      return plain('wait');
  }
}

export const plain = (what: string): Message => ({ key: `shipyard.board.ask.${what}`, params: {} });
