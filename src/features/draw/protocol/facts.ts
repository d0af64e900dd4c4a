import type { Commitment } from './commitment';
import type { PROTOCOL } from './entry';
import type { DrawPlace } from './ranking';
import type { Sources } from './sources';

/** A place that the prize was taken from, and why it went to the next one. */
type PassedOver = { place: number; reason: string; at: string };

/**
 * `draw.json` of the bundle: everything public about a round except its ticket list. Hashes are hexadecimal. `draw`
 * is null until the result is published.
 */
export type DrawFacts = {
  protocol: typeof PROTOCOL;
  title: string;
  /** What the account keys in the commitment mean. */
  accounts: { key: string; label: string; address: string }[];
  commitment: Commitment;
  fingerprint: string;
  sources: Sources;
  /** RFC 3161, of the commitment's text; DER in base64. Null unless an earlier version of the site had it stamped. */
  timeStamp: string | null;
  draw: { signature: string; drawnAt: string; places: DrawPlace[]; passedOver: PassedOver[] } | null;
};

/** The place that wins the prize; null when every place was passed over. */
export const winningPlace = ({
  places,
  passedOver,
}: Pick<NonNullable<DrawFacts['draw']>, 'places' | 'passedOver'>): DrawPlace | null =>
  places.find(({ place }) => !passedOver.some((passed) => passed.place === place)) ?? null;
