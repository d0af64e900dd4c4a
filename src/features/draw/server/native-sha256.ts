import { hash } from 'node:crypto';
import type { Sha256 } from '../protocol/sha256';

/** Node's own, twice as quick as ours: for lists of a million tickets. */
export const nativeSha256: Sha256 = (...parts) =>
  hash('sha256', parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts), 'buffer');
