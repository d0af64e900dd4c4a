import { createHash } from 'node:crypto';

export type Document = Record<string, unknown>;
/** A short hash of each field's value: equal as long as the value is. */
export type Prints = Record<string, string>;

/** Nothing that people edit: set by code on every save, or never sent to clients. */
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

/**
 * One form for each value: all empty values are equal, a document becomes its id, and the order of keys does not
 * matter.
 */
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
