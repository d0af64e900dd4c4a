import { POSTS_A_PAGE } from '../contract';

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const inWords = (count: number) => WORDS[count] ?? String(count);

/** `Eleven of twelve` on the first page, `12 to 22 of 40` on the others. */
export function shownOf(page: number, count: number, total: number): string {
  if (page > 1) {
    const first = (page - 1) * POSTS_A_PAGE + 1;
    return `${first} to ${first + count - 1} of ${total}`;
  }
  const words = `${inWords(count)} of ${inWords(total)}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
