/** Who a conversation is with, and who of the team wrote in it. */
export type PeopleToRedact = {
  name: string;
  email: string;
  organization: string | null;
  /** The record's number, such as CLN-1764123456789. */
  number: string;
  authors: readonly string[];
};

export type RedactedText = {
  text: string;
  /** How many passages were replaced; a greeting and a closing count once each. */
  removed: number;
};

const EMAIL = /[^\s@<>()[\]",;:]+@[^\s@<>()[\]",;:]+\.\p{L}{2,}/gu;
const LINK = /https?:\/\/[^\s<>)"]+/gi;
/** Nine digits or more, so that a date does not match. */
const PHONE = /\+?\(?\d(?:[\s().\u2013-]*\d){8,}/g;
const NUMBER = /\b[A-Z]{2,6}-(?:[A-Z]-)?\d{4,}\b/g;
/** Up to three words, then a comma, an exclamation mark or the end of the line: what follows is the answer. */
const GREETING =
  /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b(?:[ \t]+[^\s,!]+){0,3}[ \t]*(?:[,!]|\n|$)\s*/i;
/** A line of its own with up to two more words, and up to three lines of names below it, at the end. */
const CLOSING =
  /\n\s*(?:thanks|thank you|many thanks|best|best regards|kind regards|regards|cheers|sincerely|yours|all the best)(?:[ \t]+[^\s,.!]+){0,2}[ \t]*[,.!]?[ \t]*(?:\n[^\n]{0,60}){0,3}\s*$/i;

const WORDS_OF_ADDRESS = /^[a-z]+(?:-(?:[a-z]+|\d{1,4}))*[.,;:!]?$/;
/** A link to one person's page has a query or a token, which is not made of words. */
const isPersonal = (link: string) =>
  /[?#]/.test(link) ||
  link.split('/').some((part, at) => at > 2 && part.length >= 20 && !WORDS_OF_ADDRESS.test(part));

const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/** Replaces a word where it stands alone. @returns the text, and how often */
function replaceWord(text: string, word: string, instead: string, isAnyCase: boolean): [string, number] {
  const folded = isAnyCase ? text.toLowerCase() : text;
  const wanted = isAnyCase ? word.toLowerCase() : word;
  // A few characters change their length with their case: then the places would not be the same.
  if (wanted === '' || folded.length !== text.length) return [text, 0];
  let [left, from, count] = ['', 0, 0];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const end = at + wanted.length;
    if (WORD_CHARACTER.test(text[at - 1] ?? '') || WORD_CHARACTER.test(text[end] ?? '')) continue;
    left += text.slice(from, at) + instead;
    from = end;
    count += 1;
  }
  return [left + text.slice(from), count];
}

/**
 * A text without what tells whose conversation it comes from: passages become `[name]`, `[email]`, `[phone]`, `[number]`,
 * `[chapter]` and `[link]`; greeting and closing go. It cannot know every name, so a person reads it before it is stored.
 */
export function redactPerson(
  text: string,
  { name, email, organization, number, authors }: PeopleToRedact,
): RedactedText {
  let removed = 0;
  let left = text.replaceAll('\r\n', '\n');
  const replace = (pattern: RegExp, words: string | ((found: string) => string)) => {
    left = left.replace(pattern, (found) => {
      const instead = typeof words === 'string' ? words : words(found);
      if (instead !== found) removed += 1;
      return instead;
    });
  };
  const replaceEach = (word: string, instead: string, isAnyCase = true) => {
    const [text, count] = replaceWord(left, word, instead, isAnyCase);
    left = text;
    removed += count;
  };
  replace(GREETING, '');
  replace(CLOSING, '');
  replace(LINK, (link) => (isPersonal(link) ? '[link]' : link));
  replaceEach(email, '[email]');
  replace(EMAIL, '[email]');
  replaceEach(number, '[number]');
  replace(NUMBER, '[number]');
  replace(PHONE, '[phone]');
  replaceEach(organization ?? '', '[chapter]');
  replaceEach(name.trim(), '[name]');
  // Parts of a name only as they are written, because 'will' and 'mark' are words too.
  for (const part of name.trim().split(/\s+/)) if (part.length > 1) replaceEach(part, '[name]', false);
  // Usernames only where they are mentioned: 'support' is one, and a word of many answers.
  for (const author of authors) replaceEach(`@${author}`, '[name]');
  left = left.trim();
  // After a greeting and its comma, the first word was lowercase.
  return { text: left.charAt(0).toUpperCase() + left.slice(1), removed };
}
