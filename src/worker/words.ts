import { requestPool } from '@/db/pool';
import { cachedRead } from '@/server/cached-read';
import { storedTexts } from '@/server/page-words';
import { type PageTexts, wordsOf } from '@/shared/page-texts';

const FACTS = `select name as brand, seats_total::int as seats,
    greatest(0, seats_total - (select count(*) from waitlist where status = 'accepted'))::int as left
  from brand order by id limit 1`;

/** The owner's words in emails of the worker, as `src/app/words.ts` reads them for the web process. */
export const readWordsOf = <P extends PageTexts>(page: P) =>
  cachedRead(`worker-${page.slug}-words`, 1000, async () => {
    const [{ rows }, { words }] = await Promise.all([
      requestPool().query<{ brand: string; seats: number; left: number }>(FACTS),
      storedTexts(page),
    ]);
    return wordsOf(page, words, rows[0] ?? { brand: '', seats: 0, left: 0 });
  });
