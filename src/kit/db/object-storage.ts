import { Readable } from 'node:stream';
import type { S3, S3ServiceException } from '@aws-sdk/client-s3';
import { type Environment, env } from '@/env';

/**
 * In ms: to connect, to the first byte of a response, and between its bytes, whose reader may be slow. A request is
 * tried three times.
 */
const PATIENCE = { connectionTimeout: 3000, requestTimeout: 20_000, socketTimeout: 60_000 };
/** Each slow reader of a picture occupies one. */
const AGENT = { keepAlive: true, maxSockets: 1000 };
/** Larger objects are sent in several requests, in sequence; each part is in memory, so that it can be retried. */
const PART_BYTES = 16 * 1024 * 1024;

/** The storage refused or does not answer; the message contains its address and never a key. */
class ObjectStorageError extends Error {
  override name = 'ObjectStorageError';
}

export type StoredObject = { key: string; changed: Date };

export type OpenObject = {
  etag: string;
  /** In HTTP header format. */
  lastModified: string;
  /** null: the client already has this version. */
  body: { bytes: number; stream: Readable } | null;
};

type Failure = Partial<Pick<S3ServiceException, '$metadata' | '$response'>> & NodeJS.ErrnoException;

function reasonOf({ $metadata, name, message, code }: Failure): string {
  const status = $metadata?.httpStatusCode;
  return status ? `${status} ${name}` : message || code || name;
}

type Settings = Record<keyof Environment & `S3_${string}`, string>;

/** The library is loaded only if a bucket is configured: it costs memory, and time at each start (decision 020). */
async function connect(settings: Settings): Promise<S3> {
  const { S3: Client } = await import('@aws-sdk/client-s3');
  return new Client({
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    credentials: {
      accessKeyId: settings.S3_ACCESS_KEY_ID,
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    },
    // Options that every S3-compatible storage understands; most do not support the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { ...PATIENCE, throwOnRequestTimeout: true, httpAgent: AGENT, httpsAgent: AGENT },
  });
}

/** One private bucket. Every method throws ObjectStorageError. */
export class Bucket {
  /** Its address, for people. */
  readonly address: string;
  readonly #settings: Settings;
  #client: Promise<S3> | undefined;

  constructor(settings: Settings) {
    this.address = `${settings.S3_ENDPOINT.replace(/\/+$/, '')}/${settings.S3_BUCKET}`;
    this.#settings = settings;
  }

  async #ask<T>(act: (client: S3, of: { Bucket: string }) => Promise<T>): Promise<T> {
    this.#client ??= connect(this.#settings);
    const client = await this.#client;
    return act(client, { Bucket: this.#settings.S3_BUCKET }).catch((error: Failure) => {
      throw new ObjectStorageError(`The object storage at ${this.address} refuses: ${reasonOf(error)}`);
    });
  }

  /** Resolves when the storage has stored it; a stream is read to its end, or destroyed. */
  async put(key: string, body: Buffer | Readable): Promise<void> {
    const { Upload } = await import('@aws-sdk/lib-storage');
    try {
      await this.#ask((client, of) => {
        const params = { ...of, Key: key, Body: body };
        return new Upload({ client, params, partSize: PART_BYTES, queueSize: 1 }).done();
      });
    } finally {
      if (body instanceof Readable) body.destroy();
    }
  }

  /**
   * @param known an ETag that the client has
   * @returns an object whose body must be read or destroyed; null when there is none
   */
  open(key: string, known?: string): Promise<OpenObject | null> {
    return this.#ask(async (client, of) => {
      try {
        const found = await client.getObject({ ...of, Key: key, IfNoneMatch: known });
        const body = { bytes: found.ContentLength ?? 0, stream: found.Body as Readable };
        return { etag: found.ETag ?? '', lastModified: found.LastModified?.toUTCString() ?? '', body };
      } catch (error) {
        const { name, $metadata, $response } = error as Failure;
        if (name === 'NoSuchKey') return null;
        if ($metadata?.httpStatusCode !== 304) throw error;
        const { etag = known ?? '', 'last-modified': lastModified = '' } = $response?.headers ?? {};
        return { etag, lastModified, body: null };
      }
    });
  }

  /** Copies within the storage; no bytes pass through this process. */
  async copy(from: string, to: string): Promise<void> {
    const source = [this.#settings.S3_BUCKET, ...from.split('/')].map(encodeURIComponent).join('/');
    await this.#ask((client, of) => client.copyObject({ ...of, CopySource: source, Key: to }));
  }

  /** Succeeds if the object does not exist. */
  async remove(key: string): Promise<void> {
    await this.#ask((client, of) => client.deleteObject({ ...of, Key: key }));
  }

  /** @returns all objects whose key starts with the prefix, sorted by key */
  async list(prefix: string): Promise<StoredObject[]> {
    const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
    return this.#ask(async (client, of) => {
      const found: StoredObject[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { ...of, Prefix: prefix }))
        for (const { Key = '', LastModified = new Date(0) } of Contents)
          found.push({ key: Key, changed: LastModified });
      return found;
    });
  }
}

let opened: Bucket | null | undefined;

/** @returns null if files are stored in folders of this machine */
export function objectStorage(): Bucket | null {
  if (opened !== undefined) return opened;
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env();
  // The environment has all of them or none.
  opened =
    S3_ENDPOINT && S3_REGION && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? new Bucket({ S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY })
      : null;
  return opened;
}
