import type { ClockRule, QuietHours } from '@riband/protocol';
import { speech } from '../speech.svelte.ts';

/** The clocks that a new table can have; none comes first. */
export const CLOCKS: readonly (ClockRule | null)[] = [
  null,
  { kind: 'live', bankSeconds: 10 * 60, incrementSeconds: 15 },
  { kind: 'live', bankSeconds: 30 * 60, incrementSeconds: 30 },
  { kind: 'live', bankSeconds: 60 * 60, incrementSeconds: 60 },
  { kind: 'hours', hours: 12 },
  { kind: 'hours', hours: 24 },
  { kind: 'hours', hours: 72 },
  { kind: 'hours', hours: 168 },
];

export function clockInWords(rule: ClockRule | null): string {
  if (rule === null) return speech.t('online.clock.none');
  if (rule.kind === 'hours') {
    const hours = speech.t('online.clock.hours', { hours: rule.hours });
    if (!rule.vacationDays) return hours;
    const what = vacationInWords(rule.vacationDays);
    return `${hours} · ${speech.t('online.named', { name: speech.t('online.vacation'), what })}`;
  }
  return speech.t('online.clock.live', { minutes: rule.bankSeconds / 60, seconds: rule.incrementSeconds });
}

/** How many days of vacation a new table of days can have. */
export const VACATIONS: readonly number[] = [14, 0, 7, 28];

export function vacationInWords(days: number): string {
  return days === 0 ? speech.t('online.vacation.none') : speech.t('online.vacation.days', { days });
}

const pad = (number: number): string => String(number).padStart(2, '0');

/** `4:05`, or `26:03:15` where it is hours. */
export function timeInFigures(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours === 0) return `${minutes}:${pad(seconds % 60)}`;
  return `${hours}:${pad(minutes)}:${pad(seconds % 60)}`;
}

/** `22:30` of this place, in universal minutes of the day. */
export function universal(time: string, offsetMinutes: number = new Date().getTimezoneOffset()): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (((hours * 60 + minutes + offsetMinutes) % 1440) + 1440) % 1440;
}

export const quietBetween = (from: string, to: string): QuietHours => ({ from: universal(from), to: universal(to) });
