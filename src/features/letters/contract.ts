/** A Greek capital, its name in English, and the Latin key that types it on a Greek keyboard. */
export const GREEK = [
  ['Α', 'Alpha', 'A'],
  ['Β', 'Beta', 'B'],
  ['Γ', 'Gamma', 'G'],
  ['Δ', 'Delta', 'D'],
  ['Ε', 'Epsilon', 'E'],
  ['Ζ', 'Zeta', 'Z'],
  ['Η', 'Eta', 'H'],
  ['Θ', 'Theta', 'U'],
  ['Ι', 'Iota', 'I'],
  ['Κ', 'Kappa', 'K'],
  ['Λ', 'Lambda', 'L'],
  ['Μ', 'Mu', 'M'],
  ['Ν', 'Nu', 'N'],
  ['Ξ', 'Xi', 'J'],
  ['Ο', 'Omicron', 'O'],
  ['Π', 'Pi', 'P'],
  ['Ρ', 'Rho', 'R'],
  ['Σ', 'Sigma', 'S'],
  ['Τ', 'Tau', 'T'],
  ['Υ', 'Upsilon', 'Y'],
  ['Φ', 'Phi', 'F'],
  ['Χ', 'Chi', 'X'],
  ['Ψ', 'Psi', 'C'],
  ['Ω', 'Omega', 'V'],
] as const;

export const MOST_LETTERS = 5;
/** The longest text that the field takes. */
export const LONGEST_TEXT = 60;
export const UP_PATH = '/up';
/** Where the section is on the home page. */
export const LETTERS_ID = 'letters';

const BY_NAME = new Map<string, string>(GREEK.map(([letter, name]) => [name.toUpperCase(), letter]));
const BY_SIGN = new Map<string, string>(
  GREEK.flatMap(([letter, , key]) => [
    [letter, letter],
    [key, letter],
  ]),
);

/** 'Ξψ' is read as 'ΞΨ', and 'ά' as 'Α'. */
const capital = (sign: string) => sign.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
const letterOf = (sign: string) => BY_SIGN.get(capital(sign));
const isLatinWord = (word: string) => word.length > 1 && /[A-Z]/i.test(word);

/** Among several words, one of more than a letter can only be a name: 'Xi Psi House'. */
const mustBeName = (word: string, words: number) => words > 1 && isLatinWord(word);

const wordsIn = (text: string) => text.split(/[\s-]+/).filter(Boolean);

export type Reading = {
  /** At most five Greek capitals. */
  letters: string;
  /** What is neither a letter nor a name. */
  unread: string[];
  /** There were more than five. */
  isCut: boolean;
};

/** Letters, the Latin keys that type them, and names of letters, in any mixture. */
export function readLetters(text: string): Reading {
  const words = wordsIn(text);
  const unread: string[] = [];
  const letters = words.flatMap((word) => {
    const named = BY_NAME.get(capital(word));
    if (named) return [named];
    if (mustBeName(word, words.length)) {
      unread.push(word);
      return [];
    }
    return [...word].flatMap((sign) => {
      const letter = letterOf(sign);
      if (!letter) unread.push(sign);
      return letter ?? [];
    });
  });
  return { letters: letters.slice(0, MOST_LETTERS).join(''), unread, isCut: letters.length > MOST_LETTERS };
}

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

const nameOf = (letter: string) => GREEK.find(([one]) => one === letter)?.[1] ?? '';

/** 'ΞΨΩ' is 'Xi Psi Omega'. */
export const namesOf = (letters: string) => [...letters].map(nameOf).join(' ');

const slugOf = (letters: string) => namesOf(letters).toLowerCase().replaceAll(' ', '-');

/** The address of a house with these letters. */
export const upPath = (letters: string) => `${UP_PATH}/${slugOf(letters)}`;

/** @returns null if the part of an address is not the names of one to five letters, as `upPath` writes them */
export function lettersOfSlug(slug: string): string | null {
  const { letters } = readLetters(slug.replaceAll('-', ' '));
  return letters && slugOf(letters) === slug ? letters : null;
}

/** Sets of letters that staff keep off the house, one per line, in the notation of the field. */
export const blockedSets = (lines: string): string[] =>
  lines.split('\n').flatMap((line) => readLetters(line).letters || []);

/** What the form without JavaScript asks for: the text of the field, and the key that was pressed. */
export function formLetters({
  text,
  add,
  isRemoving,
}: {
  text: string;
  add: string;
  isRemoving: boolean;
}): Reading {
  const reading = readLetters(text.slice(0, LONGEST_TEXT));
  const letters = [...reading.letters];
  const pressed = BY_NAME.get(add.toUpperCase());
  if (pressed && letters.length < MOST_LETTERS) letters.push(pressed);
  if (isRemoving) letters.pop();
  return { ...reading, letters: letters.join('') };
}
