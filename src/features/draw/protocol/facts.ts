import type { Commitment2 } from './commitment';
import type { Commitment1 } from './commitment-1';
import type { PROTOCOL, PROTOCOL_1 } from './entry';
import type { Place } from './ranking';
import type { Sources } from './sources';

/** A place that the prize was taken from, and why it went to the next one. */
type PassedOver = { place: number; reason: string; at: string };

type Told = {
  title: string;
  /** What the account keys in the commitment mean. */
  accounts: { key: string; label: string; address: string }[];
  fingerprint: string;
};
type Drawn = { drawnAt: string; places: Place[]; passedOver: PassedOver[] };

export type DrawFacts1 = Told & {
  protocol: typeof PROTOCOL_1;
  commitment: Commitment1;
  /** `beacon` is the public value, as used in the draw. */
  draw: (Drawn & { secret: string; beacon: string }) | null;
};

export type DrawFacts2 = Told & {
  protocol: typeof PROTOCOL;
  commitment: Commitment2;
  sources: Sources;
  /** RFC 3161, of the commitment's text; DER in base64. Null if none was requested. */
  timeStamp: string | null;
  draw: (Drawn & { signature: string }) | null;
};

/**
 * `draw.json` of the bundle: everything public about a round except its ticket list. Hashes are hexadecimal. `draw`
 * is null until the result is published.
 */
export type DrawFacts = DrawFacts1 | DrawFacts2;

/** The place that wins the prize; null when every place was passed over. */
export const winningPlace = ({ places, passedOver }: Pick<Drawn, 'places' | 'passedOver'>): Place | null =>
  places.find(({ place }) => !passedOver.some((passed) => passed.place === place)) ?? null;
