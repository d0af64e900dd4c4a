import { createHash, createHmac } from 'node:crypto';

/** Signature version 4, by which S3 knows whom a request comes from (AWS, "Signing and authenticating REST requests"). */
export type S3Keys = { region: string; accessKeyId: string; secretAccessKey: string };

export type UnsignedRequest = {
  method: string;
  url: URL;
  /** Names in lower case; each becomes part of the signature. */
  headers: Record<string, string>;
  /** SHA-256 of the body, hexadecimal. */
  bodyHash: string;
};

const ALGORITHM = 'AWS4-HMAC-SHA256';

/** RFC 3986: also what `encodeURIComponent` leaves as it is. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** @param key folders end with a slash, which stays one */
export const encodeKey = (key: string): string => key.split('/').map(encode).join('/');

export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const sortedQuery = (url: URL) =>
  [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');

/** @returns the request's headers with those that sign it */
export function signRequest(
  { method, url, headers, bodyHash }: UnsignedRequest,
  { region, accessKeyId, secretAccessKey }: S3Keys,
  now = new Date(),
): Record<string, string> {
  const moment = `${now.toISOString().replace(/[-:]|\.\d+/g, '')}`;
  const day = moment.slice(0, 8);
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': moment,
  };
  const names = Object.keys(all).sort();
  const lines = names.map((name) => `${name}:${all[name]?.trim()}\n`).join('');
  const canonical = [method, url.pathname, sortedQuery(url), lines, names.join(';'), bodyHash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = ['s3', 'aws4_request'].reduce<Buffer>(hmac, hmac(hmac(`AWS4${secretAccessKey}`, day), region));
  const signature = hmac(key, [ALGORITHM, moment, scope, sha256(canonical)].join('\n')).toString('hex');
  const authorization = `${ALGORITHM} Credential=${accessKeyId}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`;
  return { ...all, authorization };
}
