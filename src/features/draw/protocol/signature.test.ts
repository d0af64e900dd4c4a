import { bls12_381 } from '@noble/curves/bls12-381.js';
import { describe, expect, it } from 'vitest';
import * as other from '../../../../scripts/verify-draw/main.mjs';
import { verifiedByMcl } from '../../../../tests/support/mcl-quicknet';
import { fromHex, toHex } from './bytes';
import { REAL_ROUNDS, ROUND_1000 } from './quicknet.fixture';
import { isSignatureOf, randomnessHex } from './signature';

const flipped = (hex: string, bit: number) => {
  const bytes = fromHex(hex);
  bytes[bit >> 3] = (bytes[bit >> 3] as number) ^ (0x80 >> (bit & 7));
  return toHex(bytes);
};

const FIELD = bls12_381.fields.Fp.ORDER;
/** Built by hand: the library refuses to encode a point outside of the group. */
const compressed = ({ x, y }: { x: bigint; y: bigint }) =>
  (x | (1n << 383n) | (y > FIELD / 2n ? 1n << 381n : 0n)).toString(16).padStart(96, '0');

describe.each(REAL_ROUNDS)('the real round $round', ({ round, signature, randomness }) => {
  it('is verified by the site, the verifier and another library', async () => {
    expect(isSignatureOf(round, signature)).toBe(true);
    expect(randomnessHex(signature)).toBe(randomness);
    expect(other.verifySignature(round, signature)).toBe(true);
    expect(await verifiedByMcl(round, signature)).toBe(true);
  });

  it('is not with any one bit changed, nor of another round', { timeout: 120_000 }, () => {
    for (let bit = 0; bit < 384; bit += 1) {
      const wrong = flipped(signature, bit);
      expect(isSignatureOf(round, wrong), `bit ${bit}`).toBe(false);
      if (bit % 16 === 0) expect(other.verifySignature(round, wrong), `bit ${bit}`).toBe(false);
    }
    expect(isSignatureOf(round + 1, signature)).toBe(false);
    expect(other.verifySignature(round + 1, signature)).toBe(false);
  });
});

it('has one spelling: capitals, another encoding and points beside the group are refused', () => {
  const { round, signature } = ROUND_1000;
  const { Point } = bls12_381.G1;
  const point = Point.fromHex(signature);
  expect(isSignatureOf(round, point.toHex(false))).toBe(false);
  expect(isSignatureOf(round, signature.toUpperCase())).toBe(false);
  expect(isSignatureOf(round, ` ${signature}`)).toBe(false);
  // (0, 2) has order 3 and is on the curve: if it is added, the pairing does not notice.
  const beside = compressed(point.add(Point.fromAffine({ x: 0n, y: 2n })).toAffine());
  expect(compressed(point.toAffine())).toBe(signature);
  expect(isSignatureOf(round, beside)).toBe(false);
  expect(other.verifySignature(round, beside)).toBe(false);
  expect(isSignatureOf(round, Point.ZERO.toHex(true))).toBe(false);
  for (const none of [0, -1, 1.5, Number.NaN]) expect(isSignatureOf(none, signature)).toBe(false);
});
