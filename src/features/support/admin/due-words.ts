import { type DueWords, dueWords } from '@/kit/shared/due-words';

/** Time left until a ticket's answer is due. @param dueAt ISO 8601; empty while nobody waits for us */
export function ticketDueWords(
  dueAt: string | Date | null | undefined,
  status: unknown,
  now: number,
): DueWords {
  if (dueAt) return dueWords(dueAt, now);
  return { text: status === 'spam' ? 'Not due' : 'Answered', tone: 'done' };
}
