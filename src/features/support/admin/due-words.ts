import { timeSpan } from '@/shared/time-span';

export type DueWords = { text: string; tone: 'late' | 'soon' | 'fine' | 'done' };

const SOON = 6 * 60 * 60_000;

/**
 * How long somebody still waits for our answer, in words; colour only repeats them.
 * @param dueAt ISO 8601; nothing while nobody waits for us
 */
export function dueWords(dueAt: string | Date | null | undefined, status: unknown, now: number): DueWords {
  if (!dueAt) return { text: status === 'spam' ? 'Not due' : 'Answered', tone: 'done' };
  const left = new Date(dueAt).getTime() - now;
  if (left < 0) return { text: `▲ overdue by ${timeSpan(-left)}`, tone: 'late' };
  return { text: `due in ${timeSpan(left)}`, tone: left < SOON ? 'soon' : 'fine' };
}
