import type { Message } from '@riband/kernel';
import type { TableState } from '@riband/protocol';
import { chooseLanguage, type Language, say } from '@riband/text';
import type { Tidings } from './messenger.ts';

/** What there is to tell. */
interface News {
  readonly table: string;
  readonly entry: number;
  readonly game: string;
  /** Of who is told. */
  readonly seat: number;
  readonly over: boolean;
  /** Whether it had begun. */
  readonly begun: boolean;
  /** As everybody may see it; nothing if it was ended without a result. */
  readonly shown: Pick<TableState, 'log' | 'holders'> | null;
}

/** In one sentence each, in the language of who is told: what happened last, and what that means. */
export function tidingsOf({ table, entry, game, seat, over, begun, shown }: News, wanted: string): Tidings {
  const language = chooseLanguage([wanted]);
  const title = say(language, { key: `${game}.title`, params: {} }, []);
  if (shown === null)
    return { table, entry, title, deed: null, gist: plain(language, begun ? 'online.ended' : 'online.closed') };
  const names = shown.holders.map(({ name }) => name);
  const happened = lastDeed(shown.log.lines, seat);
  return {
    ...{ table, entry, title, deed: happened === undefined ? null : say(language, happened, names) },
    gist: plain(language, over ? 'online.push.over' : 'online.push.turn'),
  };
}

const plain = (language: Language, key: string): string => say(language, { key, params: {} }, []);

/** The last thing that somebody else did; what falls from the stack or the bag is nobody's deed. */
function lastDeed(lines: TableState['log']['lines'], seat: number): Message | undefined {
  const deeds = lines.map(({ messages }) => messages.find((message) => isByOther(message, seat)));
  return deeds.findLast((deed) => deed !== undefined);
}

function isByOther({ params }: Message, seat: number): boolean {
  const player = params['player'];
  return typeof player === 'object' && 'seat' in player && player.seat !== seat;
}
