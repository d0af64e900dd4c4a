import { capitalized, numberInWords } from '@/shared/number-words';
import { POSTS_A_PAGE } from '../contract';

/** `Eleven of twelve` on the first page, `12 to 22 of 40` on the others. */
export function shownOf(page: number, count: number, total: number): string {
  if (page > 1) {
    const first = (page - 1) * POSTS_A_PAGE + 1;
    return `${first} to ${first + count - 1} of ${total}`;
  }
  return capitalized(`${numberInWords(count)} of ${numberInWords(total)}`);
}
