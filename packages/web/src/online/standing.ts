import type { TableNote } from '@riband/protocol';
import { speech } from '../speech.svelte.ts';
import { isAsked, isAwaited } from './awaited.ts';

export const isOver = ({ phase }: TableNote): boolean => phase === 'over' || phase === 'closed';

/** How it stands at a table, in a few words. */
export function standingOf(note: TableNote): string {
  const { phase, chairs, waits, seat, places } = note;
  if (phase === 'open') {
    const free = chairs.filter((chair) => chair === null).length;
    return free === 0 ? speech.t('online.note.full') : speech.t('online.note.free', { seats: free });
  }
  if (phase === 'closed') return speech.t('online.note.closed');
  if (phase === 'over') {
    const place = seat === null ? undefined : places?.[seat];
    return place === undefined ? speech.t('web.home.keptOver') : speech.t('web.result.place', { place });
  }
  if (isAsked(note)) return speech.t('online.note.back');
  if (isAwaited(note)) return speech.t('online.note.yours');
  return speech.t('online.note.waits', { names: waits.map((one) => chairs[one]?.name ?? '').join(', ') });
}
