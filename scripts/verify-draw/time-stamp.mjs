import { createHash, verify, X509Certificate } from 'node:crypto';
import { oid, readDer } from './der.mjs';

const HASHES = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const TIME_STAMP = '1.2.840.113549.1.9.16.1.4';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';

const digest = (algorithm, bytes) => createHash(algorithm).update(bytes).digest();

function hashNamed(algorithm) {
  const hash = HASHES[oid(algorithm.parts[0])];
  if (!hash) throw new Error('its hash is none of SHA-256, SHA-384 and SHA-512');
  return hash;
}

/** Some encoders split a long octet string. */
const octets = ({ body, parts }) => (parts.length > 0 ? Buffer.concat(parts.map(octets)) : body);

/** `20270301120000Z`, also with fractions of a second. */
function readTime({ body }) {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d(?:\.\d+)?)Z$/.exec(body.toString('latin1')) ?? [];
  if (!year) throw new Error('its moment cannot be read');
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`).toISOString();
}

const isSigned = (hash, data, signature, certificate) => {
  try {
    return verify(hash, data, certificate.publicKey, signature);
  } catch {
    return false;
  }
};

/**
 * Reads a time stamp (RFC 3161) of this text.
 *
 * @param token DER @param text the text that was stamped
 * @returns when it was made (ISO 8601) and by whom; whether to trust the certificate is up to you
 * @throws Error if it is not a time stamp of this text
 */
export function readTimeStamp(token, text) {
  const [type, content] = readDer(token).parts;
  if (oid(type) !== SIGNED_DATA) throw new Error('it is not signed');
  const [, , encapsulated, ...rest] = content.parts[0].parts;
  if (oid(encapsulated.parts[0]) !== TIME_STAMP) throw new Error('what is signed is no time stamp');
  const info = octets(encapsulated.parts[1].parts[0]);
  const [, , imprint, , dateTime] = readDer(info).parts;
  const wanted = digest(hashNamed(imprint.parts[0]), Buffer.from(text, 'utf8'));
  if (!imprint.parts[1].body.equals(wanted)) throw new Error('it is not of this commitment');

  const certificates = rest.find(({ tag }) => tag === 0xa0)?.parts ?? [];
  const [signer] = rest.at(-1).parts;
  const attributes = signer.parts.find(({ tag }) => tag === 0xa0);
  const signature = signer.parts.findLast(({ tag }) => tag === 0x04);
  const hash = hashNamed(signer.parts[2]);
  const stated = attributes?.parts.find(({ parts }) => oid(parts[0]) === MESSAGE_DIGEST);
  if (!stated?.parts[1].parts[0].body.equals(digest(hash, info)))
    throw new Error('its signature is not over what it says');
  // Signed as a SET, but stored with an implicit tag.
  const signed = Buffer.concat([Buffer.from([0x31]), attributes.bytes.subarray(1)]);
  const by = certificates
    .map(({ bytes }) => new X509Certificate(bytes))
    .find((certificate) => isSigned(hash, signed, signature.body, certificate));
  if (!by) throw new Error('its signature is not right');
  if (!by.keyUsage?.includes(TIME_STAMPING)) throw new Error('its certificate is not one for time stamps');
  return {
    at: readTime(dateTime),
    by: by.subject.replaceAll('\n', ', '),
    certificate: digest('sha256', by.raw).toString('hex'),
  };
}
