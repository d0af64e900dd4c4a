import { type DueTone, dueTone } from '@/kit/shared/due-words';

const MINUTE = 60_000;

export type CountdownText = { clock: string; words: string; tone: DueTone };

/** @returns hours and minutes left, or overdue, for display and for screen readers */
export function countDown(dueAt: Date, now: number): CountdownText {
  const left = dueAt.getTime() - now;
  const minutes = Math.floor(Math.abs(left) / MINUTE);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const span = hours > 0 ? `${hours} h ${rest} min` : `${rest} min`;
  const clock = hours > 99 ? `${Math.floor(hours / 24)} d` : `${hours}:${String(rest).padStart(2, '0')}`;
  const tone = dueTone(left);
  return tone === 'late'
    ? { clock: `−${clock}`, words: `Late by ${span}`, tone }
    : { clock, words: `${span} left`, tone };
}
