import { LINK_PURPOSES, readToken, type TokenPurpose, tokenOf } from '@/kit/db/signed-token';
import { memoize } from '@/kit/shared/memoize';

/**
 * A link in an email opens a ticket or acts for a subscriber, for years. The database and its backups hold such links
 * without the signature, which is added when an email is sent or shown to staff: without the site's secrets they
 * open nothing.
 */
const TOKEN = /(?<![\w-])([\w-]+)\.[\w-]{43}(?![\w-])/g;
const MARK = /\.\[([a-z-]+)\]/g;
const UNSIGNED = /(?<![\w-])([\w-]+)\.\[([a-z-]+)\]/g;

const isPurpose = (name: string): name is TokenPurpose => LINK_PURPOSES.some((one) => one === name);

// Checking a token computes a signature for each purpose and key; a link stands in an email more than once.
const purposeOf = memoize((token) => LINK_PURPOSES.find((one) => readToken(one, token) !== null));

/** @returns the text as it is stored; text that somebody wrote to look like an unsigned link no longer does */
export const withoutSignatures = (text: string): string =>
  text
    .replaceAll(MARK, (mark, name: string) => (isPurpose(name) ? `. [${name}]` : mark))
    .replaceAll(TOKEN, (token, body: string) => {
      const purpose = purposeOf(token);
      return purpose ? `${body}.[${purpose}]` : token;
    });

const signed = (stored: string, isSigned: (purpose: TokenPurpose) => boolean): string =>
  stored.replaceAll(UNSIGNED, (link, body: string, name: string) =>
    isPurpose(name) && isSigned(name) ? tokenOf(name, body) : link,
  );

/** @param stored by `withoutSignatures` @returns the text as it is sent */
export const withSignatures = (stored: string): string => signed(stored, () => true);

/** For staff, who pass links on by hand: an invitation is for its recipient alone, whose rights they may not have. */
export const withShownSignatures = (stored: string): string =>
  signed(stored, (purpose) => purpose !== 'staff-invitation');

/** @returns what the first link of this purpose in a stored text says; null without one */
export function storedLink(purpose: TokenPurpose, stored: string): string | null {
  const link = [...stored.matchAll(UNSIGNED)].find(([, , name]) => name === purpose);
  return link?.[1] ? Buffer.from(link[1], 'base64url').toString('utf8') : null;
}
