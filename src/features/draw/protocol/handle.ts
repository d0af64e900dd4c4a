import { handleInAddress } from '@/core/shared/profile-address';

const LONGEST = 100;
/** Letters and digits of any script, and the punctuation that the networks allow between them. */
const HANDLE = /^[\p{L}\p{N}\p{M}_](?:[\p{L}\p{N}\p{M}._-]*)$/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Normalizes a handle, whether a network, a spreadsheet or a person wrote it: `@Sam`, `sam`, and
 * `https://www.instagram.com/Sam/?hl=en` are `sam`.
 *
 * @returns null if the text is not a handle
 */
export function normalizeHandle(written: string): string | null {
  const text = written.replace(INVISIBLE, '').trim();
  const bare = handleInAddress(text) ?? text;
  const handle = bare.normalize('NFKC').trim().replace(/^@+/, '').toLowerCase().normalize('NFC');
  if (handle === '' || [...handle].length > LONGEST || !HANDLE.test(handle)) return null;
  return handle;
}
