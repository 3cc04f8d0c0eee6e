import type { TableNote } from '@riband/protocol';
import { speech } from '../speech.svelte.ts';

/** Whether a table waits for oneself. */
export const isAwaited = ({ phase, seat, waits }: TableNote): boolean =>
  phase === 'running' && seat !== null && waits.includes(seat);

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
  if (isAwaited(note)) return speech.t('online.note.yours');
  return speech.t('online.note.waits', { names: waits.map((one) => chairs[one]?.name ?? '').join(', ') });
}
