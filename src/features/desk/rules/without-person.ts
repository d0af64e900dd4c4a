/** Who a conversation is with, and who of the team wrote in it. */
export type Persons = {
  name: string;
  email: string;
  organization: string | null;
  /** The record's number, such as CLN-1764123456789. */
  number: string;
  authors: readonly string[];
};

export type WithoutPerson = {
  text: string;
  /** How many passages were replaced; a greeting and a closing count once each. */
  removed: number;
};

const EMAIL = /[^\s@<>()[\]",;:]+@[^\s@<>()[\]",;:]+\.\p{L}{2,}/gu;
const LINK = /https?:\/\/[^\s<>)"]+/gi;
/** Nine digits or more, so that a date is none. */
const PHONE = /\+?\(?\d(?:[\s().\u2013-]*\d){8,}/g;
const NUMBER = /\b[A-Z]{2,6}-(?:[A-Z]-)?\d{4,}\b/g;
const GREETING = /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^\n]{0,60}(?:\n+|$)/i;
const CLOSING =
  /\n\s*(?:thanks|thank you|many thanks|best|best regards|kind regards|regards|cheers|sincerely|yours|all the best)\b[^\n]{0,40}(?:\n[^\n]{0,60}){0,3}\s*$/i;

const WORDS_OF_ADDRESS = /^[a-z]+(?:-(?:[a-z]+|\d{1,4}))*[.,;:!]?$/;
/** A link that leads to one person's page carries a query or a token, which is no words. */
const isPersonal = (link: string) =>
  /[?#]/.test(link) ||
  link.split('/').some((part, at) => at > 2 && part.length >= 20 && !WORDS_OF_ADDRESS.test(part));

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const asWord = (words: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])@?${escaped(words)}(?![\\p{L}\\p{N}])`, flags);

/** A whole name in any case; its parts only as they are written, because 'will' and 'mark' are words too. */
function namePatterns(name: string): RegExp[] {
  const whole = name.trim();
  if (whole === '') return [];
  const parts = whole.split(/\s+/).filter((part) => part.length > 1);
  return [asWord(whole, 'giu'), ...parts.map((part) => asWord(part, 'gu'))];
}

/**
 * A text without what tells whose conversation it comes from: passages become `[name]`, `[email]`, `[phone]`, `[number]`,
 * `[chapter]` and `[link]`; greeting and closing go. It cannot know every name, so a person reads it before it is stored.
 */
export function withoutPerson(
  text: string,
  { name, email, organization, number, authors }: Persons,
): WithoutPerson {
  let removed = 0;
  let left = text.replaceAll('\r\n', '\n');
  const replace = (pattern: RegExp, words: string | ((found: string) => string)) => {
    left = left.replace(pattern, (found) => {
      const instead = typeof words === 'string' ? words : words(found);
      if (instead !== found) removed += 1;
      return instead;
    });
  };
  replace(GREETING, '');
  replace(CLOSING, '');
  replace(LINK, (link) => (isPersonal(link) ? '[link]' : link));
  if (email) replace(asWord(email, 'giu'), '[email]');
  replace(EMAIL, '[email]');
  if (number) replace(asWord(number, 'giu'), '[number]');
  replace(NUMBER, '[number]');
  replace(PHONE, '[phone]');
  if (organization) replace(asWord(organization, 'giu'), '[chapter]');
  for (const one of [name, ...authors]) for (const pattern of namePatterns(one)) replace(pattern, '[name]');
  return { text: left.trim(), removed };
}
