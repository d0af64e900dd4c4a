import { z } from 'zod';

/** A mailbox as `name@host`, or with a display name: `Colonnade <site@example.org>`. */
export type Mailbox = { name?: string; address: string };

const address = z.email();
const LONGEST = 500;

/** @returns null when the text has neither form, as with a line break or a second mailbox */
export function parseMailbox(text: string): Mailbox | null {
  if (text.length > LONGEST) return null;
  const named = /^\s*"?([^"<>\p{Cc}]*?)"?\s*<([^<>]*)>\s*$/u.exec(text);
  const mailbox = (named?.[2] ?? text).trim();
  if (!address.safeParse(mailbox).success) return null;
  return named?.[1] ? { name: named[1], address: mailbox } : { address: mailbox };
}
