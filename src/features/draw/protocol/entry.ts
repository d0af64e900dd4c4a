import { utf8 } from './bytes';
import { hmacSha256, hmacUnder } from './sha256';

/** Part of every hash, so that none of them is valid elsewhere. */
export const PROTOCOL = 'colonnade-draw-2';
/** Existing rounds of this protocol are still read and checked; new rounds do not use it. */
export const PROTOCOL_1 = 'colonnade-draw-1';
export type Protocol = typeof PROTOCOL | typeof PROTOCOL_1;
/** Replaces the account for entries that were made without following one. */
export const FREE_ENTRY = 'free';

/** One ticket in plain text: who follows which account. */
export type Entry = {
  /** Key of the account within its round. */
  account: string;
  /** Normalised. */
  handle: string;
  /** From 1: a free entry may count for several tickets, an account for one. */
  nth: number;
};

const spelled = (protocol: Protocol, purpose: string, { account, handle, nth }: Entry) =>
  utf8([`${protocol} ${purpose}`, account, String(nth), handle].join('\n'));

/** Known to whoever holds the list's secret, and given to the person who names the entry. */
export function saltsOf(protocol: Protocol, listSecret: Uint8Array): (entry: Entry) => Uint8Array {
  const hmac = hmacUnder(listSecret);
  return (entry) => hmac(spelled(protocol, 'salt', entry));
}
export const saltOf = (protocol: Protocol, listSecret: Uint8Array, entry: Entry) =>
  saltsOf(protocol, listSecret)(entry);

/** The published form of an entry: without its salt nobody can find out whose it is. */
export const entryHash = (protocol: Protocol, salt: Uint8Array, entry: Entry) =>
  hmacSha256(salt, spelled(protocol, 'entry', entry));
