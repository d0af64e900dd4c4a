import { PROTOCOL_1 } from './entry';

/** What every commitment fixes, in any protocol. Each text is one line. */
export type Fixed = {
  round: number;
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
  /** ISO 8601, UTC. */
  committedAt: string;
};

/** Protocol 1: a public value that staff chose, in free text, and a secret of the site decided together. */
export type Commitment1 = Fixed & {
  /** SHA-256 of the secret; hexadecimal. */
  secretHash: string;
  beacon: {
    /** 'drand', 'lottery' or 'other'. */
    kind: string;
    what: string;
    address: string;
    /** ISO 8601, UTC. */
    due: string;
  };
};

export const commitmentLines1 = ({ beacon, ...fixed }: Commitment1): string[] => [
  `${PROTOCOL_1} commitment`,
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
];
