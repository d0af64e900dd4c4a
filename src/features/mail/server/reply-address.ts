import type { Answerable } from '@/core/server/mail-inbox';
import { keyedHash, keyedHashes } from '@/kit/db/keyed-hash';

/**
 * The first sign of the mark: what the record is. Mail servers may change the case of letters, so it is always lower
 * case.
 */
const KINDS = { t: 'support-tickets', q: 'quotes', a: 'waitlist', n: 'newsletter-deliveries' } as const;
type Kind = keyof typeof KINDS;
/** Twelve bytes: nobody can guess it, and the part before the @ stays below 64 characters. */
const DIGITS = 24;

const MARK = /^(.+)\+([tqan])([1-9]\d{0,8})-([0-9a-f]{24})@(.+)$/i;
const digitsOf = (hash: string) => Buffer.from(hash, 'base64url').toString('hex').slice(0, DIGITS);
const nameOf = ({ collection, id }: Answerable) => `${collection} ${id}`;

/** @returns the mailbox’s address with a mark that names the record; the mailbox itself for other records */
export function replyAddress(mailbox: string, record: Answerable): string {
  const kind = (Object.keys(KINDS) as Kind[]).find((one) => KINDS[one] === record.collection);
  const at = mailbox.lastIndexOf('@');
  if (!kind || at < 1) return mailbox;
  const digits = digitsOf(keyedHash('reply-address', nameOf(record)));
  return `${mailbox.slice(0, at)}+${kind}${record.id}-${digits}${mailbox.slice(at)}`;
}

/** @returns the mailbox without the mark, and the record that it names; null if the mark is not ours */
export function readReplyAddress(address: string): { mailbox: string; record: Answerable | null } {
  const [, local, kind, id = '', digits = '', host] = MARK.exec(address) ?? [];
  if (!kind) return { mailbox: address, record: null };
  const record = { collection: KINDS[kind.toLowerCase() as Kind], id };
  const isOurs = keyedHashes('reply-address', nameOf(record)).some(
    (hash) => digitsOf(hash) === digits.toLowerCase(),
  );
  return { mailbox: `${local}@${host}`, record: isOurs ? record : null };
}
