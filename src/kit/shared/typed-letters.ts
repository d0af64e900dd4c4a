import {
  BY_NAME,
  capital,
  GREEK,
  letterOf,
  mustBeName,
  namesOf,
  readLetters,
  wordsIn,
} from './greek-letters';

/** The longest text that a field of letters takes. */
export const LONGEST_TEXT = 60;
export const UP_PATH = '/up';

/** Whether somebody may still be writing a name. */
export const isBeginningOfName = (word: string) =>
  GREEK.some(([, name]) => name.toUpperCase().startsWith(capital(word)));

/** The text with each letter in place of its written name: 'xi ps' becomes 'Ξ ps'. */
export const withoutNames = (text: string) =>
  text.replace(/[A-Za-z]+/g, (word) => BY_NAME.get(word.toUpperCase()) ?? word);

/** How a field shows what was typed: sign by sign in Greek, of the same length; words that must be names stay. */
export function asGreek(text: string): string {
  const words = wordsIn(text).length;
  return text.replace(/[^\s-]+/g, (word) =>
    mustBeName(word, words) ? word : [...word].map((sign) => letterOf(sign) ?? sign).join(''),
  );
}

const slugOf = (letters: string) => namesOf(letters).toLowerCase().replaceAll(' ', '-');

/** The address of a house with these letters. */
export const upPath = (letters: string) => `${UP_PATH}/${slugOf(letters)}`;

/** @returns null if the part of an address is not the names of one to five letters, as `upPath` writes them */
export function lettersOfSlug(slug: string): string | null {
  const { letters } = readLetters(slug.replaceAll('-', ' '));
  return letters && slugOf(letters) === slug ? letters : null;
}
