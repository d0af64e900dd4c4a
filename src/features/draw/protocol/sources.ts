import { toHex, utf8 } from './bytes';
import { PROTOCOL } from './entry';
import { sha256 } from './sha256';

/** A follower list that staff uploaded. Its file is not stored: anyone who has it can compare the fingerprint. */
type SourceList = {
  account: string;
  /** SHA-256 of the file, hexadecimal; 'unknown' if it was imported before fingerprints existed. */
  file: string;
  rows: number;
  /** New tickets. */
  taken: number;
  /** Rows that existed already. */
  known: number;
  /** Rows without a handle. */
  refused: number;
  /** True when staff removed the list again: its tickets are not in the draw. */
  isOut: boolean;
};

const HAND_CHANGES = ['free', 'joined', 'parted', 'disqualified', 'admitted'] as const;
export type HandChange = (typeof HAND_CHANGES)[number];

/** Where the tickets came from: the counts that a visitor has to trust us on. Each text is one line. */
export type Sources = {
  lists: SourceList[];
  /** Tickets in the list that do not belong to an account. */
  freeTickets: number;
  /** People whose tickets are not in the list. */
  disqualifiedPeople: number;
  /** Manual changes by staff, each with its reason and its count. */
  byHand: { what: HandChange; times: number; reason: string }[];
};

/** The text that `sources-sha256` of the commitment hashes. */
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
