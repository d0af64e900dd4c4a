import { type DueWords, dueWords } from '@/kit/shared/due-words';
import { quoteStates } from '../rules/quote-states';

/** Time left until the quote is due; an answered request is done. */
export const quoteDueWords = (dueAt: string | Date, status: string, now: number): DueWords =>
  quoteStates.isOwed(status) ? dueWords(dueAt, now) : { text: 'Done', tone: 'done' };
