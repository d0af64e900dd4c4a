import type { Readable } from 'node:stream';

export type OpenPart = { bytes: number; content: AsyncIterable<Buffer> };

/** What a restore does with one place, whose present files stay until `finish`. */
export type Swap = {
  begin: () => Promise<void>;
  /** @param name a path below the place, with slashes; there for good when it resolves */
  write: (name: string, content: Readable) => Promise<void>;
  /** Just before COMMIT: the new files are the place's. */
  change: () => Promise<void>;
  /** After a failure: everything is as it was. */
  undo: () => Promise<void>;
  /** After COMMIT: removes what is no longer wanted, also of a restore that was killed. */
  finish: () => Promise<void>;
};

/** Where files lie that rows speak of. */
export type Place = {
  /** As the files begin in a backup, and in a bucket. */
  name: 'media' | 'private';
  /** For people. */
  address: string;
  /** @returns paths below it, with slashes, sorted */
  list: () => Promise<string[]>;
  /** @returns null for a file that has gone */
  open: (at: string) => Promise<OpenPart | null>;
  swap: () => Swap;
};
