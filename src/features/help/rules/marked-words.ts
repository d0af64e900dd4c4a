const WORDS = /[\p{L}\p{N}]+/gu;
const MARKS = /\p{M}+/gu;
/** Endings that do not change which word it is. */
const ENDING = /(?:ies|ied|ing|ers|ed|er|es|s|e|y)$/;
const SHORTEST_STEM = 3;

/** Without case and accents, as the search compares words. */
const fold = (word: string): string => word.normalize('NFKD').replace(MARKS, '').toLowerCase();

/** The words that are searched for. */
export const wordsInText = (text: string): string[] => [...new Set(fold(text).match(WORDS) ?? [])];

const stemOf = (word: string): string => {
  const stem = word.replace(ENDING, '');
  return stem.length < SHORTEST_STEM ? word : stem;
};

export type Marked = { text: string; isMarked: boolean };

/** Whether a word of a text is one of those searched for, or another form of it. */
function isSearched(word: string, searched: readonly string[]): boolean {
  const folded = fold(word);
  return searched.some(
    (one) => folded === one || (one.length >= 2 && stemOf(folded).startsWith(stemOf(one))),
  );
}

/** A text in pieces: words that were searched for, in all their forms, and what is between them. */
export function markWords(text: string, searched: readonly string[]): Marked[] {
  const pieces: Marked[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (!isSearched(word, searched)) continue;
    if (index > from) pieces.push({ text: text.slice(from, index), isMarked: false });
    pieces.push({ text: word, isMarked: true });
    from = index + word.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isMarked: false });
  return pieces;
}

const EXCERPT = 170;
const BEFORE = 50;

/** @returns about two lines of a text, around the first word that was searched for */
export function excerptOf(text: string, searched: readonly string[]): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= EXCERPT) return plain;
  const [before] = markWords(plain, searched);
  const at = before && !before.isMarked && before.text.length < plain.length ? before.text.length : 0;
  const from = at < EXCERPT - BEFORE ? 0 : plain.indexOf(' ', at - BEFORE) + 1;
  const cut = plain.slice(from, from + EXCERPT);
  const isEnd = from + EXCERPT >= plain.length;
  const end = isEnd ? cut : `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`;
  return from === 0 ? end : `… ${end}`;
}
