import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { checkRequestQuery, hasNul, nestsTooDeep } from './back-office-input';

const isRecord = (value: unknown) => typeof value === 'object' && value !== null;

/** The same request with the bytes that were read from it. */
const again = ({ url, method, headers }: Request, body: BodyInit) =>
  new Request(url, { method, headers, body });

/** Payload's create reads fields of the body even when there is none. */
function withEmptyBody(request: Request): Request {
  if (request.method !== 'POST' && request.method !== 'PATCH') return request;
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, body: '{}' });
}

async function checkJson(request: Request): Promise<Request> {
  const text = await request.text();
  if (text === '') return withEmptyBody(request);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new EndpointError('bad-json');
  }
  if (!isRecord(value) || hasNul(text) || nestsTooDeep(text)) throw new EndpointError('invalid');
  return again(request, text);
}

/** The text fields, by name. Parsed as Payload does: what another parser accepts, Payload may answer with 500. */
async function readTexts(bytes: ArrayBuffer, headers: Headers): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const type = headers.get('content-type') ?? '';
  const parser = busboy({
    headers: { 'content-type': type },
    limits: { fieldSize: Number.POSITIVE_INFINITY },
  });
  parser.on('field', (name, value) => texts.set(name, value));
  parser.on('file', (_name, part) => part.on('error', () => undefined).resume());
  await pipeline(Readable.from([Buffer.from(bytes)]), parser);
  return texts;
}

/** The back office's own forms: the fields as JSON in `_payload`, perhaps with a file. */
async function checkMultipart(request: Request): Promise<Request> {
  const bytes = await request.arrayBuffer();
  let fields: unknown;
  let texts: Map<string, string>;
  let json: string;
  try {
    texts = await readTexts(bytes, request.headers);
    json = texts.get('_payload') ?? 'null';
    fields = JSON.parse(json);
  } catch {
    throw new EndpointError('bad-form');
  }
  // A file name in place of a file is for external storage, which this site does not use.
  if (!isRecord(fields) || texts.has('file') || hasNul(json) || nestsTooDeep(json))
    throw new EndpointError('invalid');
  return again(request, bytes);
}

/** Long queries of the back office's lists: the body is what would be the query string of a GET. */
async function checkLongQuery(request: Request): Promise<Request> {
  if (request.headers.get('x-payload-http-method-override') !== 'GET') throw new EndpointError('media-type');
  const text = await request.text();
  checkRequestQuery(new URL(`?${text}`, request.url));
  return again(request, text);
}

const READERS: [type: RegExp, read: (request: Request) => Promise<Request>][] = [
  [/^application\/json\s*(;|$)/, checkJson],
  [/^multipart\/form-data\s*(;|$)/, checkMultipart],
  [/^application\/x-www-form-urlencoded\s*(;|$)/, checkLongQuery],
];

/**
 * Reads a body once (the front has limited its size) and returns an equal request.
 * @throws EndpointError 415 another type; 400 when it is not an object or a list, or cannot be read
 */
export async function checkBody(request: Request): Promise<Request> {
  const type = request.headers.get('content-type')?.toLowerCase();
  if (request.body === null || type === undefined) return withEmptyBody(request);
  const reader = READERS.find(([pattern]) => pattern.test(type));
  if (!reader) throw new EndpointError('media-type');
  return reader[1](request);
}
