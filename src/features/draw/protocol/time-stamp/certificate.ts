import { type Der, oidOf, partAt, readDer } from './der';

const RSA = '1.2.840.113549.1.1.1';
const EC = '1.2.840.10045.2.1';
/** Each with the bytes of one of its numbers. */
const CURVES: Record<string, [name: string, bytes: number]> = {
  '1.2.840.10045.3.1.7': ['P-256', 32],
  '1.3.132.0.34': ['P-384', 48],
  '1.3.132.0.35': ['P-521', 66],
};
const EXTENDED_KEY_USAGE = '2.5.29.37';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const EXTENSIONS_TAG = 0xa3;
const VERSION_TAG = 0xa0;

const copied = (bytes: Uint8Array) => Uint8Array.from(bytes);

/** Position of the public key within a certificate: only newer ones begin with a version. */
function publicKeyOf(certificate: Der): Der {
  const content = partAt(certificate, 0);
  return partAt(content, partAt(content, 0).tag === VERSION_TAG ? 6 : 5);
}

/** Whether its owner may make time stamps with it. */
export function isForTimeStamps(certificate: Der): boolean {
  const extensions = partAt(certificate, 0).parts.find(({ tag }) => tag === EXTENSIONS_TAG);
  const usage = extensions?.parts[0]?.parts.find((one) => oidOf(partAt(one, 0)) === EXTENDED_KEY_USAGE);
  return usage ? readDer(partAt(usage, -1).body).parts.some((one) => oidOf(one) === TIME_STAMPING) : false;
}

/** Two numbers in DER, as Web Crypto expects them: of equal length, one after the other. */
function joined(signature: Uint8Array, bytes: number): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(bytes * 2);
  for (const [at, { body }] of readDer(signature).parts.slice(0, 2).entries()) {
    const digits = body.subarray(body.findIndex((byte) => byte !== 0));
    both.set(digits, bytes * (at + 1) - digits.length);
  }
  return both;
}

/** Whether the owner of the certificate signed the data. False for kinds of keys that no authority uses. */
export async function isSignedBy(
  certificate: Der,
  { data, signature, hash }: { data: Uint8Array; signature: Uint8Array; hash: string },
): Promise<boolean> {
  const key = publicKeyOf(certificate);
  const kind = oidOf(partAt(key, 0, 0));
  const { subtle } = globalThis.crypto;
  const load = (algorithm: RsaHashedImportParams | EcKeyImportParams) =>
    subtle.importKey('spki', copied(key.bytes), algorithm, false, ['verify']);
  try {
    if (kind === RSA) {
      const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash };
      return await subtle.verify(algorithm, await load(algorithm), copied(signature), copied(data));
    }
    const curve = kind === EC ? CURVES[oidOf(partAt(key, 0, 1))] : undefined;
    if (!curve) return false;
    const [namedCurve, bytes] = curve;
    const loaded = await load({ name: 'ECDSA', namedCurve });
    return await subtle.verify({ name: 'ECDSA', hash }, loaded, joined(signature, bytes), copied(data));
  } catch {
    return false;
  }
}
