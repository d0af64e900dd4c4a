import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toHex } from '../protocol/bytes';
import { sha256 } from '../protocol/sha256';
import { nativeSha256 } from './native-sha256';

it('gives the same bytes as the one that browsers run, in however many parts', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 100 }), { maxLength: 3 }), (parts) => {
      expect(toHex(nativeSha256(...parts))).toBe(toHex(sha256(...parts)));
    }),
  );
});
