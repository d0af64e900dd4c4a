import { timeSpan } from '@/shared/time-span';
import { WAITING_STATUSES } from '../contract';

export type DueWords = { text: string; tone: 'late' | 'soon' | 'fine' | 'done' };

const SOON = 6 * 60 * 60_000;

/** How long somebody still waits for a price, in words; colour only repeats them. */
export function dueWords(dueAt: string | Date, status: unknown, now = Date.now()): DueWords {
  if (typeof status === 'string' && !WAITING_STATUSES.includes(status)) return { text: 'Done', tone: 'done' };
  const left = new Date(dueAt).getTime() - now;
  if (left < 0) return { text: `▲ ${timeSpan(-left)} late`, tone: 'late' };
  return { text: `in ${timeSpan(left)}`, tone: left < SOON ? 'soon' : 'fine' };
}
