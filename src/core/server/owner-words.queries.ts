import { readPublishedTexts } from '@/core/server/published-texts.queries';
import { type PageTexts, wordsOf } from '@/core/shared/page-texts';
import { requestPool } from '@/kit/db/pool';
import { cachedRead } from '@/kit/server/cached-read';
import { SEATS_TAKEN } from './brand-identity.queries';

const FACTS = `select name as brand, seats_total::int as seats,
    greatest(0, seats_total - ${SEATS_TAKEN})::int as left
  from brand order by id limit 1`;

/**
 * The owner's words in emails and answers, for endpoints and the worker; pages read theirs with `src/app/words.ts`.
 * Hundreds of submissions may come per second: they are at most one second old, as the brand is.
 */
export const readWordsOf = <P extends PageTexts>(page: P) =>
  cachedRead(`${page.slug}-words`, 1000, async () => {
    const [{ rows }, { words }] = await Promise.all([
      requestPool().query<{ brand: string; seats: number; left: number }>(FACTS),
      readPublishedTexts(page),
    ]);
    return wordsOf(page, words, rows[0] ?? { brand: '', seats: 0, left: 0 });
  });
