import { toHex, utf8 } from './bytes';
import { PROTOCOL } from './entry';
import { sha256 } from './sha256';

/** Everything fixed before the draw: the list, its published facts, and one round of drand's quicknet. Texts are one line. */
export type Commitment = {
  round: number;
  title: string;
  prize: string;
  /** Version of the rules that apply. */
  rules: string;
  /** Account keys, in byte order. */
  accounts: readonly string[];
  tickets: number;
  people: number;
  /** How many places are drawn: the winner and the alternates. */
  places: number;
  /** Merkle root of the ticket list; hexadecimal. */
  root: string;
  /** SHA-256 of the text that lists the sources of the tickets; hexadecimal. */
  sources: string;
  /** `due` follows from the round: ISO 8601, UTC. */
  drand: { chain: string; round: number; due: string };
  /** ISO 8601, UTC. */
  committedAt: string;
};

/** Both versions of the protocol have these lines, in this order. */
export const listLines = (
  fixed: Pick<Commitment, 'prize' | 'rules' | 'accounts' | 'tickets' | 'people' | 'places' | 'root'>,
): string[] => [
  `prize: ${fixed.prize}`,
  `rules: ${fixed.rules}`,
  `accounts: ${fixed.accounts.join(' ')}`,
  `tickets: ${fixed.tickets}`,
  `people: ${fixed.people}`,
  `places: ${fixed.places}`,
  `root: ${fixed.root}`,
];

const linesOf = ({ drand, ...fixed }: Commitment): string[] => [
  `${PROTOCOL} commitment`,
  `round: ${fixed.round}`,
  `title: ${fixed.title}`,
  ...listLines(fixed),
  `sources-sha256: ${fixed.sources}`,
  `drand-chain: ${drand.chain}`,
  `drand-round: ${drand.round}`,
  `drand-due: ${drand.due}`,
  `committed-at: ${fixed.committedAt}`,
];

/** The commitment as lines of text; the fingerprint is computed from it. */
export const commitmentText = (commitment: Commitment): string => linesOf(commitment).join('\n');

/** With a line break in a value, one text could be read as two different commitments. */
export const isUnambiguous = (commitment: Commitment): boolean =>
  linesOf(commitment).every((line) => !/[\p{Cc}\u2028\u2029]/u.test(line));

/** 64 hexadecimal digits that identify the whole commitment: short enough to note down or post. */
export const fingerprintOf = (commitment: Commitment) => toHex(sha256(utf8(commitmentText(commitment))));
