import { timeSpan } from './time-span';

export type DueTone = 'late' | 'soon' | 'fine';
export type DueWords = { text: string; tone: DueTone | 'done' };

const SOON = 6 * 60 * 60_000;

/** @param left ms until our answer is due; negative when overdue */
export const dueTone = (left: number): DueTone => {
  if (left < 0) return 'late';
  return left < SOON ? 'soon' : 'fine';
};

/** Time left until our answer is due, in words; color only repeats them. @param dueAt ISO 8601 or a date */
export function dueWords(dueAt: string | Date, now: number): DueWords {
  const left = new Date(dueAt).getTime() - now;
  const text = left < 0 ? `▲ overdue by ${timeSpan(-left)}` : `due in ${timeSpan(left)}`;
  return { text, tone: dueTone(left) };
}
