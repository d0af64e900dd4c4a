import type { Readable } from 'node:stream';
import { isPictureName } from '@/kit/shared/picture-name';

export type OpenPart = { bytes: number; content: AsyncIterable<Buffer> };

/** A restore into one place, which keeps its present files until rows of the backup are committed. */
export type Swap = {
  begin: () => Promise<void>;
  /** @param name a path below the place, with slashes; stored when it resolves */
  write: (name: string, content: Readable) => Promise<void>;
  /** After a failure: restores the state before. */
  undo: () => Promise<void>;
  /** After COMMIT: only the new files are left, and nothing of a killed restore. */
  finish: () => Promise<void>;
};

/** A step of a path that no row refers to. Earlier versions stored pictures whose names begin with a dot. */
export const isHiddenName = (step: string) => step === '' || (step.startsWith('.') && !isPictureName(step));

/** A place of files that rows refer to. */
export type BackupTarget = {
  /** Prefix of its files in a backup, and in a bucket. */
  name: 'media' | 'private';
  /** For people. */
  address: string;
  /** @returns paths below it, with slashes, sorted */
  list: () => Promise<string[]>;
  /** @returns null for a file that no longer exists */
  open: (at: string) => Promise<OpenPart | null>;
  /** @param mark of this restore, unlike that of any other */
  swap: (mark: string) => Swap;
  /** Does what is left of `finish` when the restore was killed after COMMIT; absent where only another restore can. */
  finishKilled?: (mark: string) => Promise<void>;
};
