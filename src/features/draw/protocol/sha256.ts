/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104), synchronous: the browser's own answers with a promise for each call, and a
 * list of a million tickets is three million calls.
 */
const ROUND_CONSTANTS = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
] as const;
const BLOCK = 64;
/** Bytes of a hash. */
export const HASH = 32;

// Signed, because engines keep those as machine words and make the upper half of unsigned ones floating-point.
const words = new Int32Array(BLOCK);

function mix(state: Int32Array, view: DataView, offset: number): void {
  for (let at = 0; at < 16; at += 1) words[at] = view.getInt32(offset + at * 4);
  for (let at = 16; at < BLOCK; at += 1) {
    const x = words[at - 15] as number;
    const y = words[at - 2] as number;
    const small = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const large = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    words[at] = ((words[at - 16] as number) + small + (words[at - 7] as number) + large) | 0;
  }
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let at = 0; at < BLOCK; at += 1) {
    const sumE = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const choice = (e & f) ^ (~e & g);
    const one = (h + sumE + choice + (ROUND_CONSTANTS[at] as number) + (words[at] as number)) | 0;
    const sumA = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const two = (sumA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0] = ((state[0] as number) + a) | 0;
  state[1] = ((state[1] as number) + b) | 0;
  state[2] = ((state[2] as number) + c) | 0;
  state[3] = ((state[3] as number) + d) | 0;
  state[4] = ((state[4] as number) + e) | 0;
  state[5] = ((state[5] as number) + f) | 0;
  state[6] = ((state[6] as number) + g) | 0;
  state[7] = ((state[7] as number) + h) | 0;
}

/** The parts, one bit, zeros, and their length in bits. */
function padded(parts: readonly Uint8Array[]): Uint8Array {
  let size = 0;
  for (const part of parts) size += part.length;
  const length = Math.ceil((size + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  bytes[size] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(size / 2 ** 29));
  view.setUint32(length - 4, size << 3);
  return bytes;
}

/** Of the parts, one after the other: the same bytes, whoever calculates it. */
export type Sha256 = (...parts: readonly Uint8Array[]) => Uint8Array;

export function sha256(...parts: readonly Uint8Array[]): Uint8Array {
  const state = Int32Array.from(START);
  const bytes = padded(parts);
  const view = new DataView(bytes.buffer);
  for (let offset = 0; offset < bytes.length; offset += BLOCK) mix(state, view, offset);
  const digest = new Uint8Array(HASH);
  const out = new DataView(digest.buffer);
  for (let at = 0; at < 8; at += 1) out.setInt32(at * 4, state[at] as number);
  return digest;
}

export function hmacSha256(key: Uint8Array, message: Uint8Array, hash: Sha256 = sha256): Uint8Array {
  const short = key.length > BLOCK ? hash(key) : key;
  const inner = new Uint8Array(BLOCK).fill(0x36);
  const outer = new Uint8Array(BLOCK).fill(0x5c);
  for (let at = 0; at < short.length; at += 1) {
    inner[at] = 0x36 ^ (short[at] as number);
    outer[at] = 0x5c ^ (short[at] as number);
  }
  return hash(outer, hash(inner, message));
}
