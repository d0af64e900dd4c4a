import { createHash } from 'node:crypto';

export type Document = Record<string, unknown>;
/** Of each field a short hash of its value: equal as long as the value is. */
export type Prints = Record<string, string>;

/** No part of what people edit: written by machines at every save, or never handed out. */
const NOT_EDITED = [
  'id',
  'createdAt',
  'updatedAt',
  '_status',
  'globalType',
  'collection',
  'sessions',
  'revision',
  'touched',
];

const isDocument = (value: object) => 'id' in value && 'createdAt' in value;

/** One form of each value: empty is empty however it is written, a document is its id, and keys have no order. */
function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain);
  if (typeof value !== 'object') return value;
  if (isDocument(value)) return (value as Document).id;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, one]) => [key, plain(one)]),
  );
}

export const printOf = (value: unknown): string =>
  createHash('sha1')
    .update(JSON.stringify(plain(value)))
    .digest('base64url')
    .slice(0, 12);

export const printsOf = (document: Document): Prints =>
  Object.fromEntries(
    Object.entries(document)
      .filter(([key, value]) => !NOT_EDITED.includes(key) && value !== undefined)
      .map(([key, value]) => [key, printOf(value)]),
  );
