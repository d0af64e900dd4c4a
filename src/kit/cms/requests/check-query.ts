import type { FlattenedField, Where } from 'payload';
import { NOT_VALID } from '@/kit/shared/request-contract';
import { refuse } from '../refuse';

const FIRST = Date.parse('0001-01-01T00:00:00.000Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** A time that both JavaScript and PostgreSQL can hold, in a year of at most four digits. */
export function isTime(value: unknown): boolean {
  if (!(value instanceof Date) && typeof value !== 'string' && typeof value !== 'number') return false;
  const time = new Date(value).getTime();
  return time >= FIRST && time <= LAST;
}

/** A relation to several collections stores both. */
const PARTS_OF_A_RELATION = ['value', 'relationTo'];

/** What Payload itself keeps for sign-ins: hashes, tokens, sessions. */
const isSecret = (field: FlattenedField) =>
  ('hidden' in field && field.hidden === true) || (field.type === 'array' && field.admin?.disabled === true);

/**
 * Whether a path of a query stays in its own record, away from the sign-in's secrets and from what has no column. A sort
 * by `assignee.email` would be answered by the order of the list, without a look at who may read that account.
 * @param path with dots, or with GraphQL's `__`
 */
function isOwnPath(fields: readonly FlattenedField[], path: string): boolean {
  const [name, ...rest] = path.replaceAll('__', '.').split('.');
  const field = fields.find((one) => one.name === name);
  // Payload refuses or ignores it.
  if (field === undefined) return true;
  if (isSecret(field) || ('virtual' in field && field.virtual === true)) return false;
  if (rest.length === 0) return true;
  if (field.type === 'relationship' || field.type === 'upload')
    return Array.isArray(field.relationTo) && rest.length === 1 && PARTS_OF_A_RELATION.includes(rest.join());
  if (field.type === 'join' || field.type === 'blocks') return false;
  return !('flattenedFields' in field) || isOwnPath(field.flattenedFields, rest.join('.'));
}

/** What a list's page asks is far below these. */
const DEEPEST = 10;
const MOST_CONDITIONS = 200;
const MOST_SORTS = 10;
/** Of one read, and of one bulk change. */
export const MOST_ROWS = 10_000;

type Fields = readonly FlattenedField[];
/** Payload's arguments of one operation, as far as they choose or order rows. */
export type Query = {
  where?: Where;
  sort?: unknown;
  field?: unknown;
  limit?: unknown;
  pagination?: unknown;
};
type Condition = { path: string; asked: unknown };

const isGroup = (name: string) => ['and', 'or'].includes(name.toLowerCase());

/** @throws APIError 400 when it is nested too deeply */
function conditions(where: unknown, depth = 0): Condition[] {
  if (typeof where !== 'object' || where === null) return [];
  if (depth > DEEPEST) throw refuse(NOT_VALID);
  return Object.entries(where).flatMap(([name, asked]) =>
    isGroup(name) && Array.isArray(asked)
      ? asked.flatMap((part) => conditions(part, depth + 1))
      : [{ path: name, asked }],
  );
}

const sortsOf = (sort: unknown): string[] =>
  [sort ?? []]
    .flat()
    .flatMap((one) => String(one).split(','))
    .map((one) => one.trim().replace(/^-/, ''));

/** By its name, a list of the back office shows nothing instead of failing. */
const cannotQuery = (path: string) =>
  Object.assign(refuse(`The following path cannot be queried: ${path}`), { name: 'QueryError' });

function checkPath(fields: Fields, path: string): void {
  if (!isOwnPath(fields, path)) throw cannotQuery(path);
}

/** `exists` takes true or false; lists are sent as text with commas too; a filter that is being made is empty. */
function checkTimes(fields: Fields, { path, asked }: Condition): void {
  if (fields.find(({ name }) => name === path)?.type !== 'date') return;
  for (const [operator, value] of Object.entries(asked as object)) {
    const times = typeof value === 'string' ? value.split(',') : [value].flat();
    if (operator !== 'exists' && !times.every((time) => [null, ''].includes(time as null) || isTime(time)))
      throw refuse(NOT_VALID);
  }
}

/** Payload reads all rows at once when the limit is zero, or when nothing is to be counted and there is no limit. */
export const withRowLimit = <Asked extends Query>(asked: Asked): Asked =>
  asked.limit === 0 || (asked.pagination === false && asked.limit == null)
    ? { ...asked, limit: MOST_ROWS }
    : asked;

/**
 * What an account may ask of a list: about the list's own fields, with values that a column holds, in bounds.
 * @throws APIError 400
 */
export function checkQuery(fields: Fields, { where, sort, field, limit }: Query): void {
  const asked = conditions(where);
  const sorts = sortsOf(sort);
  if (asked.length > MOST_CONDITIONS || sorts.length > MOST_SORTS || Number(limit ?? 0) > MOST_ROWS)
    throw refuse(NOT_VALID);
  for (const path of [...asked.map((one) => one.path), ...sorts, ...sortsOf(field)]) checkPath(fields, path);
  for (const condition of asked) checkTimes(fields, condition);
}
