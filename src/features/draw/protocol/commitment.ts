import { toHex, utf8 } from './bytes';
import { type Commitment1, commitmentLines1, type Fixed } from './commitment-1';
import { PROTOCOL, PROTOCOL_1, type Protocol } from './entry';
import { sha256 } from './sha256';

/** Protocol 2: the list, its published facts, and one round of drand's quicknet. */
export type Commitment2 = Fixed & {
  title: string;
  /** SHA-256 of the text that lists the sources of the tickets; hexadecimal. */
  sources: string;
  /** `due` follows from the round: ISO 8601, UTC. */
  drand: { chain: string; round: number; due: string };
};

/** Everything fixed before the draw. */
export type Commitment = Commitment1 | Commitment2;

export const isProtocol2 = (commitment: Commitment): commitment is Commitment2 => 'drand' in commitment;
export const protocolOf = (commitment: Commitment): Protocol =>
  isProtocol2(commitment) ? PROTOCOL : PROTOCOL_1;

const commitmentLines2 = ({ drand, ...fixed }: Commitment2): string[] => [
  `${PROTOCOL} commitment`,
  `round: ${fixed.round}`,
  `title: ${fixed.title}`,
  `prize: ${fixed.prize}`,
  `rules: ${fixed.rules}`,
  `accounts: ${fixed.accounts.join(' ')}`,
  `tickets: ${fixed.tickets}`,
  `people: ${fixed.people}`,
  `places: ${fixed.places}`,
  `root: ${fixed.root}`,
  `sources-sha256: ${fixed.sources}`,
  `drand-chain: ${drand.chain}`,
  `drand-round: ${drand.round}`,
  `drand-due: ${drand.due}`,
  `committed-at: ${fixed.committedAt}`,
];

const linesOf = (commitment: Commitment) =>
  isProtocol2(commitment) ? commitmentLines2(commitment) : commitmentLines1(commitment);

/** The commitment as lines of text; the fingerprint is computed from it. */
export const commitmentText = (commitment: Commitment): string => linesOf(commitment).join('\n');

/** With a line break in a value, one text could be read as two different commitments. */
export const isUnambiguous = (commitment: Commitment): boolean =>
  linesOf(commitment).every((line) => !/[\p{Cc}\u2028\u2029]/u.test(line));

/** 64 hexadecimal digits that identify the whole commitment: short enough to note down or post. */
export const fingerprintOf = (commitment: Commitment) => toHex(sha256(utf8(commitmentText(commitment))));

/** When the public value comes out: ISO 8601, UTC. */
export const dueIn = (commitment: Commitment): string =>
  isProtocol2(commitment) ? commitment.drand.due : commitment.beacon.due;
