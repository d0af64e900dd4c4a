import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { capitalized, numberInWords } from '@/kit/shared/number-words';
import { POSTS_A_PAGE } from '../contract';
import type { BlogWords } from '../contract.texts';

type Shown = Pick<BlogWords['list'], 'shown' | 'later'>;

/** `Eleven of twelve` on the first page, `12 to 22 of 40` on the others. */
export function shownOf({ shown, later }: Shown, page: number, count: number, total: number): string {
  if (page > 1) {
    const first = (page - 1) * POSTS_A_PAGE + 1;
    const facts = { first: String(first), last: String(first + count - 1), all: String(total) };
    return fillPlaceholders(later, facts);
  }
  return capitalized(fillPlaceholders(shown, { count: numberInWords(count), all: numberInWords(total) }));
}
