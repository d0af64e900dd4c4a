import { type DueWords, dueWords } from '@/shared/due-words';
import { quoteStates } from '../rules/quote-states';

/** How long a quote is still waited for; a request that got its answer is done. */
export const quoteDueWords = (dueAt: string | Date, status: string, now: number): DueWords =>
  quoteStates.isOwed(status) ? dueWords(dueAt, now) : { text: 'Done', tone: 'done' };
