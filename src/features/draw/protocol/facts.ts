import type { Commitment } from './commitment';
import type { PROTOCOL } from './entry';
import type { Place } from './ranking';

/** Whom the prize was first meant for, and why it went on to the next place. */
type PassedOver = { place: number; reason: string; at: string };

/** `draw.json` of the bundle: all that is public about a round beside its list of tickets. Hashes are hexadecimal. */
export type DrawFacts = {
  protocol: typeof PROTOCOL;
  title: string;
  /** What the keys in the commitment stand for. */
  accounts: { key: string; label: string; address: string }[];
  commitment: Commitment;
  fingerprint: string;
  /** From the moment of publishing; until then only what was committed to is known. */
  draw: {
    secret: string;
    /** The public value, as it was used. */
    beacon: string;
    drawnAt: string;
    places: Place[];
    passedOver: PassedOver[];
  } | null;
};

/** The place that has the prize now; null when every place was passed over. */
export const winningPlace = ({ places, passedOver }: NonNullable<DrawFacts['draw']>): Place | null =>
  places.find(({ place }) => !passedOver.some((passed) => passed.place === place)) ?? null;
