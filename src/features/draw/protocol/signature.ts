import { bls12_381 } from '@noble/curves/bls12-381.js';
import { fromHex, toHex } from './bytes';
import { QUICKNET } from './quicknet';
import { sha256 } from './sha256';

const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const SIGNATURE = /^[0-9a-f]{96}$/;

/** SHA-256 of the round's number as eight bytes, big-endian: the message that the network signs. */
function messageOf(round: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return sha256(bytes);
}

/**
 * Whether this is quicknet's signature of this round. Each round has exactly one, in one encoding: points outside of
 * the group and other encodings of the same point are refused.
 *
 * @param signature 96 hexadecimal digits
 */
export function isSignatureOf(round: number, signature: string): boolean {
  if (!Number.isSafeInteger(round) || round < 1 || !SIGNATURE.test(signature)) return false;
  const { shortSignatures } = bls12_381;
  try {
    const message = shortSignatures.hash(messageOf(round), DOMAIN);
    return shortSignatures.verify(fromHex(signature), message, fromHex(QUICKNET.publicKey));
  } catch {
    // These bytes are not a point of the curve.
    return false;
  }
}

/** The 32 random bytes of a round: SHA-256 of its signature. */
export const randomnessOf = (signature: string): Uint8Array => sha256(fromHex(signature));

export const randomnessHex = (signature: string): string => toHex(randomnessOf(signature));
