const WORDS = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** Small numbers as words, as in speech. */
export const countWord = (count: number) => WORDS[count] ?? String(count);
