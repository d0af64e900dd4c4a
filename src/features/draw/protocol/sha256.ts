/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104), synchronous. The browser's own returns a promise for each call, and a
 * list of a million tickets takes millions of calls; with Node's, the call costs more than hashing so little. Only
 * the result is allocated: one block and one state are reused.
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
const START = Int32Array.of(
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
  0x5be0cd19,
);
const BLOCK = 64;
/** Offset of the message length in the last block. */
const LENGTH_AT = 56;
/** Bytes in a hash. */
export const HASH = 32;

// Signed, because engines store those as machine words and turn the upper half of unsigned ones into floats.
const words = new Int32Array(BLOCK);
const state = new Int32Array(8);
const block = new Uint8Array(BLOCK);
const blockView = new DataView(block.buffer);

/** Mixes the block into the state. */
function mix(): void {
  for (let at = 0; at < 16; at += 1) words[at] = blockView.getInt32(at * 4);
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

/**
 * Continues from the state over the parts, in order, and finishes the hash.
 * @param before number of bytes already in the state, a whole number of blocks
 */
function finish(before: number, parts: readonly Uint8Array[]): Uint8Array {
  let size = before;
  let filled = 0;
  for (const part of parts) {
    size += part.length;
    for (let at = 0; at < part.length; at += 1) {
      block[filled] = part[at] as number;
      filled += 1;
      if (filled < BLOCK) continue;
      mix();
      filled = 0;
    }
  }
  // One bit, zeros, and the length in bits.
  block[filled] = 0x80;
  block.fill(0, filled + 1);
  if (filled >= LENGTH_AT) {
    mix();
    block.fill(0);
  }
  blockView.setUint32(LENGTH_AT, Math.floor(size / 2 ** 29));
  blockView.setUint32(LENGTH_AT + 4, size << 3);
  mix();
  const digest = new Uint8Array(HASH);
  for (let at = 0; at < HASH; at += 1) digest[at] = (state[at >> 2] as number) >>> (24 - (at & 3) * 8);
  return digest;
}

/** Hash of the parts, joined in order. */
export function sha256(...parts: readonly Uint8Array[]): Uint8Array {
  state.set(START);
  return finish(0, parts);
}

/** The state after a padded key: the first block of the hash is the same for all messages. */
function keyed(key: Uint8Array, pad: number): Int32Array {
  for (let at = 0; at < BLOCK; at += 1) block[at] = pad ^ (key[at] ?? 0);
  state.set(START);
  mix();
  return state.slice();
}

/** HMAC for many messages under one key. */
export function hmacUnder(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const inner = keyed(short, 0x36);
  const outer = keyed(short, 0x5c);
  return (message) => {
    state.set(inner);
    const hash = finish(BLOCK, [message]);
    state.set(outer);
    return finish(BLOCK, [hash]);
  };
}

export const hmacSha256 = (key: Uint8Array, message: Uint8Array) => hmacUnder(key)(message);
