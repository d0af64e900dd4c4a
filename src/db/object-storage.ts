import { createReadStream } from 'node:fs';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { pipeline } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { env } from '@/env';
import { encodeKey, type S3Keys, sha256, signRequest } from './s3-signature';

/** What is sent: bytes, or a file whose size and SHA-256 (hexadecimal) are known. */
export type Body = Buffer | { path: string; bytes: number; sha256: string };
type Call = {
  method: string;
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Body;
};

/** Silence of the other side, in ms: before it answers, and within an answer, whose reader may be slow. */
const SILENCE = { before: 10_000, within: 60_000 };
/** Waits in ms before another attempt; every call here may be made twice. */
const AGAIN = [100, 500];
const EMPTY = Buffer.alloc(0);

/** The storage refused or does not answer; the message names it and never a key. */
export class ObjectStorageError extends Error {
  override name = 'ObjectStorageError';
}

const sizeAndHash = (body: Body) =>
  Buffer.isBuffer(body) ? { bytes: body.length, sha256: sha256(body) } : body;

const valueOf = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

/** One attempt. @throws system errors */
function attempt(
  url: URL,
  keys: S3Keys,
  { method, headers = {}, body = EMPTY }: Call,
): Promise<IncomingMessage> {
  const { bytes, sha256: bodyHash } = sizeAndHash(body);
  const signed = signRequest({ method, url, headers, bodyHash }, keys);
  const send = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const outgoing = send(url, { method, headers: { ...signed, 'content-length': bytes } });
    outgoing.setTimeout(SILENCE.before, () => outgoing.destroy(new Error('no answer')));
    outgoing.on('error', reject);
    outgoing.once('response', (answer) => {
      outgoing.setTimeout(SILENCE.within);
      resolve(answer);
    });
    if (Buffer.isBuffer(body)) outgoing.end(body);
    // A failure of either is the request's.
    else pipeline(createReadStream(body.path), outgoing, (error) => error && reject(error));
  });
}

export type StoredObject = { key: string; changed: Date };

/** One private bucket, addressed by path, as every S3-compatible storage understands. */
export class Bucket {
  readonly #place: string;
  readonly #keys: S3Keys;

  constructor(endpoint: string, name: string, keys: S3Keys) {
    this.#place = `${endpoint.replace(/\/+$/, '')}/${name}`;
    this.#keys = keys;
  }

  /** @throws ObjectStorageError when no attempt was answered with one of `accepted` */
  async #call(call: Call, accepted: number[]): Promise<IncomingMessage> {
    const url = new URL(`${this.#place}/${encodeKey(call.key ?? '')}`);
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
    for (let turn = 0; ; turn += 1) {
      const answer = await attempt(url, this.#keys, call).catch((error: Error) => error);
      const status = answer instanceof Error ? 0 : (answer.statusCode ?? 0);
      if (!(answer instanceof Error) && accepted.includes(status)) return answer;
      const reason =
        answer instanceof Error
          ? answer.message || (answer as NodeJS.ErrnoException).code
          : `${status} ${valueOf(await text(answer).catch(() => ''), 'Code') ?? ''}`.trim();
      const mayPass = status === 0 || status === 429 || status >= 500;
      const wait = AGAIN[turn];
      if (!mayPass || wait === undefined)
        throw new ObjectStorageError(`The object storage at ${this.#place} refuses: ${reason}`);
      await pause(wait);
    }
  }

  /** Resolves when the storage has it for good. */
  async put(key: string, body: Body): Promise<void> {
    (await this.#call({ method: 'PUT', key, body }, [200])).resume();
  }

  /** @returns an answer 200 to read or destroy, 304 when it is what the reader has by `known` (an ETag), or null */
  async open(key: string, known?: string): Promise<IncomingMessage | null> {
    const headers: Record<string, string> = known ? { 'if-none-match': known } : {};
    const answer = await this.#call({ method: 'GET', key, headers }, [200, 304, 404]);
    if (answer.statusCode !== 404) return answer;
    answer.resume();
    return null;
  }

  /** What is gone already is removed. */
  async remove(key: string): Promise<void> {
    (await this.#call({ method: 'DELETE', key }, [200, 204, 404])).resume();
  }

  /** @returns all whose key begins so */
  async list(prefix: string): Promise<StoredObject[]> {
    const found: StoredObject[] = [];
    for (let token: string | undefined = ''; token !== undefined; ) {
      const query = {
        'list-type': '2',
        'encoding-type': 'url',
        prefix,
        ...(token && { 'continuation-token': token }),
      };
      const xml = await text(await this.#call({ method: 'GET', query }, [200]));
      for (const [, one = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const key = decodeURIComponent((valueOf(one, 'Key') ?? '').replaceAll('+', ' '));
        found.push({ key, changed: new Date(valueOf(one, 'LastModified') ?? 0) });
      }
      token = valueOf(xml, 'NextContinuationToken')?.replaceAll('&amp;', '&');
    }
    return found;
  }
}

let opened: Bucket | null | undefined;

/** @returns null where files are kept in folders of this machine */
export function objectStorage(): Bucket | null {
  if (opened !== undefined) return opened;
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env();
  const keys = {
    region: S3_REGION ?? '',
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  };
  // The environment has all of them or none.
  opened = S3_ENDPOINT && S3_BUCKET ? new Bucket(S3_ENDPOINT, S3_BUCKET, keys) : null;
  return opened;
}
