import { utf8 } from './bytes';
import { hmacSha256, hmacUnder } from './sha256';

/** Part of every hash, so that none of them is valid elsewhere. */
export const PROTOCOL = 'colonnade-draw-2';
/** Replaces the account for entries that were made without following one. */
export const FREE_ENTRY = 'free';

/** One ticket in plain text: who follows which account. */
export type DrawEntry = {
  /** Key of the account within its round. */
  account: string;
  /** Normalised. */
  handle: string;
  /** From 1: a free entry may count for several tickets, an account for one. */
  nth: number;
};

const spelled = (purpose: string, { account, handle, nth }: DrawEntry) =>
  utf8([`${PROTOCOL} ${purpose}`, account, String(nth), handle].join('\n'));

/** Known to whoever holds the list's secret, and given to the person who names the entry. */
export function saltsOf(listSecret: Uint8Array): (entry: DrawEntry) => Uint8Array {
  const hmac = hmacUnder(listSecret);
  return (entry) => hmac(spelled('salt', entry));
}
export const saltOf = (listSecret: Uint8Array, entry: DrawEntry) => saltsOf(listSecret)(entry);

/** The published form of an entry: without its salt nobody can find out whose it is. */
export const entryHash = (salt: Uint8Array, entry: DrawEntry) => hmacSha256(salt, spelled('entry', entry));
