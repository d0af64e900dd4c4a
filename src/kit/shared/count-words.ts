/** Counts words as an editor does: text between spaces that contains a letter or digit. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

const WORDS_A_MINUTE = 230;

export const minutesToRead = (words: number): number => Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
