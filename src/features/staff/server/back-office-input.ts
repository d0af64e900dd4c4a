import { EndpointError } from '@/server/endpoint-errors';

/** PostgreSQL cannot store it, so every query that carries it fails. */
const hasNul = (text: string) => text.includes('\u0000') || /%00|\\u0000/i.test(text);

const isWhole = (value: string) => /^\d{1,6}$/.test(value);

/** @throws EndpointError 400 for what Payload would answer with 500 */
export function checkQuery(url: URL): void {
  if (hasNul(url.pathname) || hasNul(url.search)) throw new EndpointError('invalid');
  for (const name of ['page', 'limit', 'depth']) {
    const value = url.searchParams.get(name);
    if (value !== null && value !== '' && !isWhole(value)) throw new EndpointError('invalid');
  }
}

/** What may follow a collection's name in Payload's routes beside an id. */
const WORDS = ['access', 'count', 'versions', 'file', 'me', 'duplicate'];

/** Ids are 32-bit numbers; the query for anything else fails. @throws EndpointError 404 */
export function checkPath([collection = '', id, ...rest]: string[]): void {
  if (collection === 'globals' || id === undefined) return;
  const isId = (part: string) => /^\d{1,9}$/.test(part);
  const named = id === 'versions' ? rest[0] : id;
  if (named !== undefined && !isId(named) && !WORDS.includes(named) && !collection.startsWith('payload-')) {
    throw new EndpointError('not-found');
  }
}

const BODY_TYPES = /^(application\/json|multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/;

const isRecord = (value: unknown) => typeof value === 'object' && value !== null;

/** Payload's create reads fields of what was sent, also when nothing was. */
function withEmptyBody(request: Request): Request {
  if (request.method !== 'POST' && request.method !== 'PATCH') return request;
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, body: '{}' });
}

/**
 * Reads a JSON body once and hands on an equal request. Multipart goes through untouched: it may be a large file.
 * @throws EndpointError 415 another type; 400 when it is not an object or a list
 */
export async function checkBody(request: Request): Promise<Request> {
  const type = request.headers.get('content-type')?.toLowerCase();
  if (request.body === null || type === undefined) return withEmptyBody(request);
  if (!BODY_TYPES.test(type)) throw new EndpointError('media-type');
  if (!type.startsWith('application/json')) return request;
  const text = await request.text();
  if (text === '') return withEmptyBody(request);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new EndpointError('bad-json');
  }
  if (!isRecord(value) || hasNul(text)) throw new EndpointError('invalid');
  return new Request(request.url, { method: request.method, headers: request.headers, body: text });
}
