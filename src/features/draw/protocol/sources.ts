import { toHex, utf8 } from './bytes';
import { PROTOCOL } from './entry';
import { sha256 } from './sha256';

/** A follower list that staff brought. Its file is not kept: who has it can compare the fingerprint. */
type SourceList = {
  account: string;
  /** SHA-256 of the file, hexadecimal; 'unknown' for one that was read before fingerprints were taken. */
  file: string;
  rows: number;
  /** New tickets. */
  taken: number;
  /** Rows that were there already. */
  known: number;
  /** Rows without a handle. */
  refused: number;
  /** True when staff took the list out again: its tickets are not in the draw. */
  isOut: boolean;
};

const HAND_CHANGES = ['free', 'joined', 'parted', 'disqualified', 'admitted'] as const;
export type HandChange = (typeof HAND_CHANGES)[number];

/** Where the tickets came from: what a visitor has to take our word for, counted. Every text is one line. */
export type Sources = {
  lists: SourceList[];
  /** Tickets in the list that belong to no account. */
  freeTickets: number;
  /** People whose tickets are not in the list. */
  disqualifiedPeople: number;
  /** What staff did by hand, each with its reason and how often. */
  byHand: { what: HandChange; times: number; reason: string }[];
};

/** What `sources-sha256` of the commitment is taken of. */
export const sourcesText = ({ lists, freeTickets, disqualifiedPeople, byHand }: Sources): string =>
  [
    `${PROTOCOL} sources`,
    ...lists.map(
      (list) =>
        `list: ${list.account} ${list.file} rows ${list.rows} taken ${list.taken} known ${list.known} refused ${list.refused} ${list.isOut ? 'out' : 'in'}`,
    ),
    `free-tickets: ${freeTickets}`,
    `disqualified-people: ${disqualifiedPeople}`,
    ...byHand.map(({ what, times, reason }) => `by-hand: ${what} ${times} ${reason}`),
  ].join('\n');

export const sourcesHash = (sources: Sources): string => toHex(sha256(utf8(sourcesText(sources))));
