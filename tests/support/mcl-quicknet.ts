import { createHash } from 'node:crypto';
import mcl from 'mcl-wasm';
import { QUICKNET } from '../../src/features/draw/protocol/quicknet';

/** Another library, another way: expand_message_xmd of RFC 9380 with Node's SHA-256, map and pairing with mcl. */
const DOMAIN = Buffer.from('BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_');
const GENERATOR =
  '93e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e024aa2b2f08f0a91260805272dc51051c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8';
const FIELD =
  0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaabn;
/** Bytes of the two field elements that a message is expanded to. */
const EXPANDED = 128;

const sha256 = (...parts: Uint8Array[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

function expand(message: Uint8Array): Buffer {
  const end = Buffer.concat([DOMAIN, Buffer.from([DOMAIN.length])]);
  const first = sha256(Buffer.alloc(64), message, Buffer.from([0, EXPANDED, 0]), end);
  const blocks = [sha256(first, Buffer.from([1]), end)];
  for (let at = 2; at <= EXPANDED / 32; at += 1) {
    const last = blocks.at(-1) as Buffer;
    const mixed = first.map((byte, index) => byte ^ (last[index] as number));
    blocks.push(sha256(mixed, Buffer.from([at]), end));
  }
  return Buffer.concat(blocks);
}

function hashToCurve(message: Uint8Array) {
  const bytes = expand(message);
  const points = [0, 64].map((from) => {
    const number = BigInt(`0x${bytes.subarray(from, from + 64).toString('hex')}`) % FIELD;
    const element = new mcl.Fp();
    element.setStr(number.toString(16), 16);
    return element.mapToG1();
  });
  return mcl.add(points[0] as InstanceType<typeof mcl.G1>, points[1] as InstanceType<typeof mcl.G1>);
}

/** e(signature, generator) = e(H(message), public key). */
export async function verifiedByMcl(round: number, signature: string): Promise<boolean> {
  await mcl.init(mcl.BLS12_381);
  mcl.setETHserialization(true);
  mcl.setMapToMode(mcl.IRTF);
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  const left = mcl.pairing(mcl.deserializeHexStrToG1(signature), mcl.deserializeHexStrToG2(GENERATOR));
  const right = mcl.pairing(hashToCurve(sha256(number)), mcl.deserializeHexStrToG2(QUICKNET.publicKey));
  return left.isEqual(right);
}
