import { toHex, utf8 } from '../bytes';
import { isForTimeStamps, isSignedBy } from './certificate';
import { type Der, octetsOf, oidOf, partAt, readDer } from './der';

const HASHES: Record<string, string> = {
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const TIME_STAMP = '1.2.840.113549.1.9.16.1.4';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SET = 0x31;
/** Both the certificates and a signer's attributes. */
const FIRST_OPTIONAL = 0xa0;
const OCTETS = 0x04;

function hashNamed(algorithm: Der): string {
  const hash = HASHES[oidOf(partAt(algorithm, 0))];
  if (!hash) throw new Error('its hash is none of SHA-256, SHA-384 and SHA-512');
  return hash;
}

async function digestOf(hash: string, bytes: Uint8Array): Promise<string> {
  return toHex(new Uint8Array(await globalThis.crypto.subtle.digest(hash, Uint8Array.from(bytes))));
}

/** `20270301120000Z`, also with fractions of a second. */
function timeOf({ body }: Der): string {
  const digits = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d(?:\.\d+)?)Z$/.exec(String.fromCharCode(...body));
  if (!digits) throw new Error('its time cannot be read');
  const [, year, month, day, hour, minute, second] = digits;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`).toISOString();
}

/** The attributes are signed as a SET, but stored with an implicit tag. */
function signedPart(signer: Der, contentDigest: string) {
  const attributes = signer.parts.find(({ tag }) => tag === FIRST_OPTIONAL);
  const digest = attributes?.parts.find((one) => oidOf(partAt(one, 0)) === MESSAGE_DIGEST);
  if (!attributes || !digest || toHex(partAt(digest, 1, 0).body) !== contentDigest)
    throw new Error('its signature is not over what it says');
  const data = Uint8Array.from(attributes.bytes);
  data[0] = SET;
  const signature = signer.parts.findLast(({ tag }) => tag === OCTETS)?.body ?? new Uint8Array();
  return { data, signature };
}

/**
 * Reads a time stamp (RFC 3161) with what browsers have built in. Whose certificate signed it is not judged here.
 *
 * @param token DER in base64 @param text what must have been stamped
 * @returns when it was made, ISO 8601
 * @throws Error if it is not a time stamp of this text
 */
export async function readTimeStamp(token: string, text: string): Promise<string> {
  const whole = readDer(Uint8Array.from(atob(token), (letter) => letter.charCodeAt(0)));
  if (oidOf(partAt(whole, 0)) !== SIGNED_DATA) throw new Error('it is not signed');
  const [, , encapsulated, ...rest] = partAt(whole, 1, 0).parts;
  if (!encapsulated || oidOf(partAt(encapsulated, 0)) !== TIME_STAMP)
    throw new Error('what is signed is no time stamp');
  const info = octetsOf(partAt(encapsulated, 1, 0));
  const content = readDer(info);
  const imprint = partAt(content, 2);
  const stamped = await digestOf(hashNamed(partAt(imprint, 0)), utf8(text));
  if (toHex(partAt(imprint, 1).body) !== stamped) throw new Error('it is not of this commitment');

  const signer = rest.at(-1)?.parts[0];
  if (!signer) throw new Error('nobody signed it');
  const hash = hashNamed(partAt(signer, 2));
  const signed = { ...signedPart(signer, await digestOf(hash, info)), hash };
  for (const certificate of rest.find(({ tag }) => tag === FIRST_OPTIONAL)?.parts ?? []) {
    if (!(await isSignedBy(certificate, signed))) continue;
    if (isForTimeStamps(certificate)) return timeOf(partAt(content, 4));
    throw new Error('its certificate is not one for time stamps');
  }
  throw new Error('its signature is not right');
}
