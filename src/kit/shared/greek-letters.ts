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

export const BY_NAME = new Map<string, string>(GREEK.map(([letter, name]) => [name.toUpperCase(), letter]));
const BY_SIGN = new Map<string, string>(
  GREEK.flatMap(([letter, , key]) => [
    [letter, letter],
    [key, letter],
  ]),
);

/** 'Ξψ' is read as 'ΞΨ', and 'ά' as 'Α'. */
export const capital = (sign: string) => sign.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
export const letterOf = (sign: string) => BY_SIGN.get(capital(sign));
const isLatinWord = (word: string) => word.length > 1 && /[A-Z]/i.test(word);

/** Among several words, one of more than a letter can only be a name: 'Xi Psi House'. */
export const mustBeName = (word: string, words: number) => words > 1 && isLatinWord(word);

export const wordsIn = (text: string) => text.split(/[\s-]+/).filter(Boolean);

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

const nameOf = (letter: string) => GREEK.find(([one]) => one === letter)?.[1] ?? '';

/** 'ΞΨΩ' is 'Xi Psi Omega'. */
export const namesOf = (letters: string) => [...letters].map(nameOf).join(' ');

const GREEK_WORD = /^\p{Script=Greek}+$/u;

/**
 * The letters of an organization: what stands before its first comma, if all of that is Greek letters or their names.
 * Latin letters do not count as keys here: 'ABC Club' has no letters.
 */
export function lettersOfOrganization(organization: string): string {
  const [name = ''] = organization.split(',');
  const isOfLetters = wordsIn(name).every((word) => BY_NAME.has(capital(word)) || GREEK_WORD.test(word));
  const { letters, unread, isCut } = readLetters(name);
  return isOfLetters && unread.length === 0 && !isCut ? letters : '';
}
