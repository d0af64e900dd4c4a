import { requestPool } from '@/db/pool';
import { TICKET_TEXTS } from '@/features/support/contract.ticket-texts';
import { cachedRead } from '@/server/cached-read';
import { storedTexts } from '@/server/page-words';
import { wordsOf } from '@/shared/page-texts';

const FACTS = `select name as brand, seats_total::int as seats,
    greatest(0, seats_total - (select count(*) from waitlist where status = 'accepted'))::int as left
  from brand order by id limit 1`;

/** The owner's words in emails about tickets, as `src/app/words.ts` reads them for the web process. */
export const readTicketWords = cachedRead('ticket-words', 1000, async () => {
  const [{ rows }, { words }] = await Promise.all([
    requestPool().query<{ brand: string; seats: number; left: number }>(FACTS),
    storedTexts(TICKET_TEXTS),
  ]);
  return wordsOf(TICKET_TEXTS, words, rows[0] ?? { brand: '', seats: 0, left: 0 });
});
