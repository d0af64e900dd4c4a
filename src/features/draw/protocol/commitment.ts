import { toHex, utf8 } from './bytes';
import { PROTOCOL } from './entry';
import { sha256 } from './sha256';

/** The public value that nobody knows yet, as it was announced. */
type Beacon = {
  /** 'drand', 'lottery' or 'other'. */
  kind: string;
  /** Which one: 'drand quicknet, round 12345678'. */
  what: string;
  /** Where anybody can look it up. */
  address: string;
  /** When it comes out: ISO 8601, UTC. */
  due: string;
};

/** All that is fixed before the draw. Every text is one line. */
export type Commitment = {
  round: number;
  prize: string;
  /** Version of the rules that count. */
  rules: string;
  /** Keys of the accounts, in the order of their bytes. */
  accounts: readonly string[];
  tickets: number;
  people: number;
  /** How many places are drawn: the winner and the alternates. */
  places: number;
  /** Of the list of tickets; hexadecimal. */
  root: string;
  /** SHA-256 of the secret; hexadecimal. */
  secretHash: string;
  beacon: Beacon;
  /** ISO 8601, UTC. */
  committedAt: string;
};

/** The commitment as lines of text: what the fingerprint is taken of. */
export const commitmentText = ({ beacon, ...fixed }: Commitment): string =>
  [
    `${PROTOCOL} commitment`,
    `round: ${fixed.round}`,
    `prize: ${fixed.prize}`,
    `rules: ${fixed.rules}`,
    `accounts: ${fixed.accounts.join(' ')}`,
    `tickets: ${fixed.tickets}`,
    `people: ${fixed.people}`,
    `places: ${fixed.places}`,
    `root: ${fixed.root}`,
    `secret-sha256: ${fixed.secretHash}`,
    `beacon-kind: ${beacon.kind}`,
    `beacon-what: ${beacon.what}`,
    `beacon-address: ${beacon.address}`,
    `beacon-due: ${beacon.due}`,
    `committed-at: ${fixed.committedAt}`,
  ].join('\n');

/** 64 hexadecimal digits that stand for all of it: enough to note down or to post somewhere. */
export const fingerprintOf = (commitment: Commitment) => toHex(sha256(utf8(commitmentText(commitment))));

/** One spelling for a pasted value: spaces at the ends and doubled ones come from the clipboard. */
export const tidyBeacon = (value: string) => value.normalize('NFC').replace(/\s+/gu, ' ').trim();
