/** The last part of a record's public address: small letters, digits, and single hyphens between them. */
export const ADDRESS_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const SLUG_MAX = 80;

export const isSlug = (text: string) => text.length <= SLUG_MAX && ADDRESS_NAME.test(text);

/** What staff read about an address of another form. */
export const ADDRESS_RULE = 'Please use letters from a to z, digits, and single hyphens between them.';

/**
 * `What makes dues late?` → `what-makes-dues-late`, in as many whole words as fit.
 * @returns '' for a text without Latin letters or digits
 */
export function addressName(text: string, longest = SLUG_MAX): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let name = (words.shift() ?? '').slice(0, longest);
  for (const word of words) {
    if (name.length + 1 + word.length > longest) break;
    name += `-${word}`;
  }
  return name;
}
