import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from './hashes.mjs';

/** drand's chain `quicknet`, as published by the network. */
export const CHAIN = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';
const PUBLIC_KEY =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a';
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const GENESIS_S = 1692803367;
const PERIOD_S = 3;
export const LEAST_AHEAD_MS = 300_000;

export const timeOfRound = (round) => new Date((GENESIS_S + (round - 1) * PERIOD_S) * 1000);

export function verifySignature(round, signature) {
  if (!Number.isSafeInteger(round) || round < 1 || !/^[0-9a-f]{96}$/.test(signature)) return false;
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  const scheme = bls12_381.shortSignatures;
  const bytes = (hex) => Uint8Array.from(Buffer.from(hex, 'hex'));
  try {
    const message = scheme.hash(Uint8Array.from(sha256(number)), DOMAIN);
    return scheme.verify(bytes(signature), message, bytes(PUBLIC_KEY));
  } catch {
    return false;
  }
}

export const randomnessOf = (signature) => sha256(Buffer.from(signature, 'hex'));
