import type { Readable } from 'node:stream';

export type OpenPart = { bytes: number; content: AsyncIterable<Buffer> };

/** A restore into one place, whose present files stay until `finish`. */
export type Swap = {
  begin: () => Promise<void>;
  /** @param name a path below the place, with slashes; stored when it resolves */
  write: (name: string, content: Readable) => Promise<void>;
  /** Just before COMMIT: the new files take their places. */
  change: () => Promise<void>;
  /** After a failure: restores the state before. */
  undo: () => Promise<void>;
  /** After COMMIT: removes what is no longer needed, including leftovers of a killed restore. */
  finish: () => Promise<void>;
};

/** A place of files that rows refer to. */
export type Place = {
  /** Prefix of its files in a backup, and in a bucket. */
  name: 'media' | 'private';
  /** For people. */
  address: string;
  /** @returns paths below it, with slashes, sorted */
  list: () => Promise<string[]>;
  /** @returns null for a file that no longer exists */
  open: (at: string) => Promise<OpenPart | null>;
  swap: () => Swap;
};
