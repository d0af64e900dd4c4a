/** Names of the Greek letters, in alphabetical order; no name is a prefix of another. */
const NAMES =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega'.split(
    ' ',
  );
const LETTERS = [...'αβγδεζηθικλμνξοπρστυφχψω'];
/** The same names in Greek, without accents; shorter ones cannot be distinguished from adjacent letters. */
const GREEK_NAMES = {
  αλφα: 'alpha',
  βητα: 'beta',
  γαμμα: 'gamma',
  γαμα: 'gamma',
  δελτα: 'delta',
  εψιλον: 'epsilon',
  ζητα: 'zeta',
  θητα: 'theta',
  ιωτα: 'iota',
  καππα: 'kappa',
  λαμβδα: 'lambda',
  λαμδα: 'lambda',
  ομικρον: 'omicron',
  σιγμα: 'sigma',
  υψιλον: 'upsilon',
  ωμεγα: 'omega',
};
const OTHER_SPELLINGS = {
  lamda: 'lambda',
  ksi: 'xi',
  khi: 'chi',
  ypsilon: 'upsilon',
  epsylon: 'epsilon',
};
const SPELLINGS = new Map(Object.entries({ ...GREEK_NAMES, ...OTHER_SPELLINGS }));
/** Words that say what kind of organization it is, not which one. */
const COMMON = new Set(
  'the of at and a an chapter chapters colony fraternity sorority organization organisation society inc incorporated'.split(
    ' ',
  ),
);
/** Latin capitals that look like Greek ones: people mix them within one name. */
const LOOKALIKES: Record<string, string> = Object.fromEntries(
  [...'ABEZHIKMNOPTYX'].map((letter, at) => [letter, [...'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'][at] ?? letter]),
);

const MARKS = /\p{M}+/gu;
const WORDS = /[\p{L}\p{N}]+/gu;
const ALL_GREEK = /^\p{Script=Greek}+$/u;
const SOME_GREEK = /\p{Script=Greek}/u;
const NAMES_TOGETHER = new RegExp(`^(?:${NAMES.join('|')})+$`);
const ONE_NAME = new RegExp(NAMES.join('|'), 'g');
/** More adjacent Greek letters than this are a word. */
const MOST_LETTERS = 4;

const inGreek = (word: string) =>
  SOME_GREEK.test(word) ? word.replace(/[A-Z]/g, (letter) => LOOKALIKES[letter] ?? letter) : word;

function spellOut(word: string): string[] {
  const small = inGreek(word).toLowerCase().replaceAll('ς', 'σ');
  const named = SPELLINGS.get(small);
  if (named) return [named];
  if (ALL_GREEK.test(small) && [...small].length <= MOST_LETTERS)
    return [...small].map((letter) => NAMES[LETTERS.indexOf(letter)] ?? letter);
  if (NAMES_TOGETHER.test(small)) return small.match(ONE_NAME) ?? [small];
  return [small];
}

/**
 * An organization's name without case, accents, punctuation and words like 'chapter', and with Greek letters replaced
 * by their names: ΓΩΛ and 'Gamma Omega Lambda chapter' are equal.
 * @returns words separated by a space; null when nothing remains to compare
 */
export function organizationKey(name: string): string | null {
  // "Beta chapter of ΓΩΛ" is the same as "ΓΩΛ, Beta chapter".
  const turned = name.replace(/^\s*(?:the\s+)?(.+?)\s+chapter\s+of\s+(.+)$/iu, '$2 $1');
  const words = turned.normalize('NFKD').replace(MARKS, '').match(WORDS) ?? [];
  const spelled = words.flatMap(spellOut);
  const telling = spelled.filter((word) => !COMMON.has(word));
  return (telling.length > 0 ? telling : spelled).join(' ') || null;
}
