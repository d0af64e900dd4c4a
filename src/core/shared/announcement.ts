/** What a mail says of a draw that is to come: with the fingerprint in many mailboxes, the site cannot replace it. */
export type Announcement = {
  sentences: string[];
  /** Path of the round's page. */
  path: string;
  /** False from the draw on: announced then, a fingerprint proves nothing. */
  isAhead: boolean;
};

/** @returns null for a round that is not committed, or was canceled */
export type ReadAnnouncement = (round: number) => Promise<Announcement | null>;
