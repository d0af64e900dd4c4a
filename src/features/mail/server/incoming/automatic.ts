import { isMachine } from '@/server/form-limits';
import { type Headers, headerNamed, headersNamed } from './read-headers';

/** More servers than any email passes through: it is in a loop. */
const MOST_HOPS = 50;

/**
 * Why nobody is waiting for an answer to this email, in words for staff; null when a person wrote it. RFC 3834, and
 * what programs sent before it.
 * @param from the address in From
 */
export function automaticReason(headers: Headers, from: string): string | null {
  const has = (name: string) => headerNamed(headers, name).trim() !== '';
  const submitted = headerNamed(headers, 'auto-submitted').trim().toLowerCase();
  if (headersNamed(headers, 'received').length > MOST_HOPS) return 'It is in a mail loop.';
  if (submitted && !submitted.startsWith('no')) return 'A program sent it, such as an out-of-office reply.';
  if (headerNamed(headers, 'return-path').trim() === '<>')
    return 'It asks for no answer: it has no return address.';
  if (has('x-autoreply') || has('x-autorespond') || has('x-autoresponder'))
    return 'A program sent it, such as an out-of-office reply.';
  if (/^(bulk|junk|list|auto_reply)$/i.test(headerNamed(headers, 'precedence').trim()) || has('list-id'))
    return 'It was sent to many people.';
  return isMachine(from) ? 'Its address belongs to a program.' : null;
}

/** The receiving server’s spam filter says so. Somebody who writes this into their own email only harms that email. */
export const isMarkedSpam = (headers: Headers): boolean =>
  [
    headerNamed(headers, 'x-spam-flag'),
    headerNamed(headers, 'x-spam'),
    headerNamed(headers, 'x-spam-status'),
  ].some((value) => /^\s*(yes|true)\b/i.test(value));
