import { type Commitment, commitmentText, listLines } from './commitment';
import type { DrawFacts } from './facts';

/** Rounds of the first version stay readable. No new round uses it, and nothing recomputes one. */
export const FIRST_PROTOCOL = 'colonnade-draw-1';

/** A public value that staff chose, in free text, and a secret of the site decided together. */
export type FirstCommitment = Omit<Commitment, 'title' | 'sources' | 'drand'> & {
  /** SHA-256 of the secret; hexadecimal. */
  secretHash: string;
  /** `due`: ISO 8601, UTC. */
  beacon: { kind: string; what: string; address: string; due: string };
};

type FirstFacts = Pick<DrawFacts, 'title' | 'accounts' | 'fingerprint'> & {
  protocol: typeof FIRST_PROTOCOL;
  commitment: FirstCommitment;
  draw: (Omit<NonNullable<DrawFacts['draw']>, 'signature'> & { secret: string; beacon: string }) | null;
};

/** What was published of a round, by whichever version. */
export type PublicFacts = DrawFacts | FirstFacts;

const firstText = ({ beacon, ...fixed }: FirstCommitment) =>
  [
    `${FIRST_PROTOCOL} commitment`,
    `round: ${fixed.round}`,
    ...listLines(fixed),
    `secret-sha256: ${fixed.secretHash}`,
    `beacon-kind: ${beacon.kind}`,
    `beacon-what: ${beacon.what}`,
    `beacon-address: ${beacon.address}`,
    `beacon-due: ${beacon.due}`,
    `committed-at: ${fixed.committedAt}`,
  ].join('\n');

/** The very text whose SHA-256 the fingerprint is. */
export const publishedText = ({ commitment }: Pick<PublicFacts, 'commitment'>): string =>
  'drand' in commitment ? commitmentText(commitment) : firstText(commitment);

/** When the public value comes out: ISO 8601, UTC. */
export const dueIn = ({ commitment }: Pick<PublicFacts, 'commitment'>): string =>
  'drand' in commitment ? commitment.drand.due : commitment.beacon.due;
