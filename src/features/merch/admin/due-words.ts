import { type DueWords, dueWords } from '@/shared/due-words';
import { WAITING_STATUSES } from '../contract';

/** How long a quote is still waited for; a request that got its answer is done. */
export const quoteDueWords = (dueAt: string | Date, status: string, now: number): DueWords =>
  WAITING_STATUSES.includes(status) ? dueWords(dueAt, now) : { text: 'Done', tone: 'done' };
