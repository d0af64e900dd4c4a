import { countWord } from '@/kit/admin/count-word';
import { countDown } from '@/kit/admin/countdown-words';
import { timeSpan } from '@/kit/shared/time-span';
import type { QueueRow } from '../contract';

/** From here on, minutes no longer matter. */
const DAYS = 72 * 3_600_000;

export type RowClock = { clock: string; word: string; tone: 'late' | 'soon' | 'fine' | 'age' | 'done' };

type Timed = Pick<QueueRow, 'dueAt' | 'createdAt' | 'isWaiting' | 'statusLabel'>;

/** A row's time and the word below it. Applications were promised no time, so theirs counts up. */
export function rowClock({ dueAt, createdAt, isWaiting, statusLabel }: Timed, now: number): RowClock {
  if (!isWaiting) return { clock: '', word: statusLabel, tone: 'done' };
  if (dueAt === null) {
    const age = timeSpan(Math.max(0, now - Date.parse(createdAt))).replace(/ days?$/, ' d');
    return { clock: age, word: 'waiting', tone: 'age' };
  }
  const { clock, tone } = countDown(new Date(dueAt), now);
  return { clock, word: tone === 'late' ? 'late' : 'left', tone };
}

/** The line below the heading, if time presses; null otherwise. */
export function dueLine(dueAt: string | null, now: number): { text: string; tone: 'late' | 'soon' } | null {
  if (dueAt === null) return null;
  const { words, tone } = countDown(new Date(dueAt), now);
  if (tone === 'fine') return null;
  const left = Math.abs(Date.parse(dueAt) - now);
  const span = left < DAYS ? words.replace(/^Late by | left$/g, '') : timeSpan(left);
  return { text: tone === 'late' ? `Reply was due ${span} ago` : `Reply due in ${span}`, tone };
}

/** What waits, as a person would say it; what is late stands apart, because it is red. */
export function headWords(waiting: number, late: number): { waiting: string; late: string | null } {
  if (waiting === 0) return { waiting: 'Nothing is waiting.', late: null };
  return {
    waiting: `${countWord(waiting)} waiting.`,
    late: late > 0 ? `${countWord(late)} ${late === 1 ? 'is' : 'are'} late.` : null,
  };
}
