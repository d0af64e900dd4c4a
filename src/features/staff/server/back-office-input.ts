import { EndpointError } from '@/server/endpoint-errors';

/** PostgreSQL cannot store it, so every query that carries it fails. */
export const hasNul = (text: string) => text.includes('\u0000') || /%00|\\u0000/i.test(text);

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
const WORDS = ['access', 'count', 'versions', 'file', 'me', 'duplicate', 'export', 'moves'];

/** Ids are 32-bit numbers; the query for anything else fails. @throws EndpointError 404 */
export function checkPath([collection = '', id, ...rest]: string[]): void {
  if (collection === 'globals' || id === undefined) return;
  const isId = (part: string) => /^\d{1,9}$/.test(part);
  const named = id === 'versions' ? rest[0] : id;
  if (named !== undefined && !isId(named) && !WORDS.includes(named) && !collection.startsWith('payload-')) {
    throw new EndpointError('not-found');
  }
}
