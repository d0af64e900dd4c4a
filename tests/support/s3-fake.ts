import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Small, so that a list of a few objects comes in several pages. */
const PAGE = 3;
const KEYS = {
  S3_REGION: 'test-1',
  S3_ACCESS_KEY_ID: 'key-of-the-tests',
  S3_SECRET_ACCESS_KEY: 'secret-of-the-tests',
};
const BUCKET = 'pictures';

type Stored = { data: Buffer; changed: Date };
type Reply = { status: number; headers?: Record<string, string>; body?: Buffer | string };

const hash = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
const refusal = (status: number, code: string): Reply => ({
  status,
  headers: { 'Content-Type': 'application/xml' },
  body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`,
});
const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const etagOf = ({ data }: Stored) => `"${createHash('md5').update(data).digest('hex')}"`;

/** Checks the signature like the real service: everything that was signed, as it arrived. */
function isSigned(req: IncomingMessage, url: URL, body: Buffer): boolean {
  const [, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      req.headers.authorization ?? '',
    ) ?? [];
  const [day = '', region = '', service = '', end = ''] = scope.split('/');
  const bodyHash = String(req.headers['x-amz-content-sha256']);
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
  const lines = names.split(';').map((name) => `${name}:${req.headers[name]}\n`);
  const canonical = [req.method, url.pathname, query, lines.join(''), names, bodyHash].join('\n');
  const text = ['AWS4-HMAC-SHA256', req.headers['x-amz-date'], scope, hash(canonical)].join('\n');
  let key = hmac(`AWS4${KEYS.S3_SECRET_ACCESS_KEY}`, day);
  for (const part of [region, service, end]) key = hmac(key, part);
  return (
    region === KEYS.S3_REGION && bodyHash === hash(body) && hmac(key, text).toString('hex') === signature
  );
}

function list(objects: Map<string, Stored>, query: URLSearchParams): Reply {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString();
  const left = keys.filter((key) => key > after);
  const page = left.slice(0, PAGE);
  const contents = page.map(
    (key) =>
      `<Contents><Key>${inXml(key)}</Key><LastModified>${objects.get(key)?.changed.toISOString()}</LastModified></Contents>`,
  );
  const token = Buffer.from(page.at(-1) ?? '').toString('base64url');
  const more = left.length > PAGE ? `<NextContinuationToken>${token}</NextContinuationToken>` : '';
  return {
    status: 200,
    body: `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${more}</ListBucketResult>`,
  };
}

function answer(objects: Map<string, Stored>, req: IncomingMessage, url: URL, body: Buffer): Reply {
  if (!isSigned(req, url, body)) return refusal(403, 'SignatureDoesNotMatch');
  const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
  const key = rest.join('/');
  if (bucket !== BUCKET) return refusal(404, 'NoSuchBucket');
  if (url.searchParams.has('list-type')) return list(objects, url.searchParams);
  const source = req.headers['x-amz-copy-source'];
  if (req.method === 'PUT' && source) {
    const from = objects.get(decodeURIComponent(String(source)).slice(`${BUCKET}/`.length));
    if (!from) return refusal(404, 'NoSuchKey');
    objects.set(key, { ...from, changed: new Date() });
    return { status: 200, body: `<?xml version="1.0"?><CopyObjectResult></CopyObjectResult>` };
  }
  if (req.method === 'PUT') {
    objects.set(key, { data: body, changed: new Date() });
    return { status: 200 };
  }
  if (req.method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  const object = objects.get(key);
  if (!object) return refusal(404, 'NoSuchKey');
  const headers = { ETag: etagOf(object), 'Last-Modified': object.changed.toUTCString() };
  if (req.headers['if-none-match'] === headers.ETag) return { status: 304, headers };
  return { status: 200, headers: { ...headers, 'Content-Type': 'binary/octet-stream' }, body: object.data };
}

/** An S3 server with one in-memory bucket, limited to what the site needs. */
export async function startS3() {
  const objects = new Map<string, Stored>();
  let isUnavailable = false;
  const server = createServer(async (req, res) => {
    if (isUnavailable) return void req.socket.destroy();
    const body = await buffer(req);
    const url = new URL(req.url ?? '', `http://${req.headers.host}`);
    const { status, headers = {}, body: sent = '' } = answer(objects, req, url, body);
    res.writeHead(status, { 'Content-Length': Buffer.byteLength(sent), ...headers }).end(sent);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** For the environment of a site. */
    env: { ...KEYS, S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: BUCKET },
    /** Sorted. */
    keys: (prefix: string) => [...objects.keys()].filter((key) => key.startsWith(prefix)).sort(),
    read: (key: string) => objects.get(key)?.data,
    write: (key: string, data: Buffer) => objects.set(key, { data, changed: new Date() }),
    /** Simulates a lost and recreated bucket. */
    clear: () => objects.clear(),
    /** Stops or resumes responding to everybody. */
    setUnavailable: (unavailable: boolean) => {
      isUnavailable = unavailable;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type S3 = Awaited<ReturnType<typeof startS3>>;
