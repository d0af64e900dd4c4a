import { withTableMarks } from '@/core/server/edit-marks';
import { storedTexts } from '@/core/server/page-words';
import { type PageTexts, type WordsOf, wordsOf } from '@/core/shared/page-texts';
import { getBrand } from '@/features/brand/server/brand.queries';
import { FRAME_TEXTS } from '@/features/frame/contract.texts';

/** The texts of a page as its owner worded them, with the brand filled in. */
export async function wordsFor<P extends PageTexts>(page: P): Promise<WordsOf<P>> {
  const [{ name, seatsTotal, seatsLeft }, { words }] = await Promise.all([getBrand(), storedTexts(page)]);
  const facts = { brand: name, seats: seatsTotal, left: seatsLeft };
  return withTableMarks(wordsOf(page, words, facts), page);
}

/** When its texts were last published (ISO 8601); empty before that. */
export const changedAt = async (page: PageTexts): Promise<string> =>
  (await storedTexts(page)).updatedAt?.toISOString() ?? '';

export const frameWords = () => wordsFor(FRAME_TEXTS);
