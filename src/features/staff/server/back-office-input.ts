import { EndpointError } from '@/kit/server/endpoint-errors';

/** PostgreSQL cannot store NUL, so every query that contains it fails. */
export const hasNul = (text: string) => text.includes('\u0000') || /%00|\\u0000/i.test(text);

/** A text in the editor nests four levels for each indent of a list. */
const DEEPEST = 200;

/** Whether JSON nests so deep that a reader which calls itself, as Payload's and the editor's do, runs out of stack. */
export function nestsTooDeep(json: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (isQuoted && sign === '\\') at += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

const isWhole = (value: string) => /^\d{1,6}$/.test(value);

/** Payload's comparison operators; those for map coordinates fail on every field of ours. */
const COMPARISONS = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'like',
  'not_like',
  'contains',
  'exists',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
];

const GROUPS = ['or', 'and'];
const isPlace = (part: string | undefined) => part !== undefined && /^\d*$/.test(part);

/** Payload's parser reads no further: it takes the rest for a name. */
const MOST_PARTS = 10;

/** `where[or][0][email][like]`: groups with an index, then one field, one operator, and perhaps a list index. */
function isQuestion(name: string): boolean {
  const parts = [...name.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part);
  if (parts.length > MOST_PARTS) return false;
  while (GROUPS.includes(parts[0] ?? '') && isPlace(parts[1])) parts.splice(0, 2);
  const [field = '', comparison = '', ...places] = parts;
  const isField = !isPlace(field) && !GROUPS.includes(field);
  return isField && COMPARISONS.includes(comparison) && places.length <= 1 && places.every(isPlace);
}

/** Whether the value fits where Payload expects a single number or a query. */
function isAskable(name: string, values: string[]): boolean {
  const [first = ''] = name.split('[', 1);
  const value = values[0] ?? '';
  if (['page', 'limit', 'depth'].includes(first))
    return name === first && values.length === 1 && (value === '' || isWhole(value));
  if (first === 'where') return isQuestion(name);
  // It would be parsed as JSON; no list of ours sends it.
  return name !== 'data';
}

/** @throws EndpointError 400 for what Payload would answer with 500 */
export function checkRequestQuery({ pathname, search, searchParams }: URL): void {
  if (hasNul(pathname) || hasNul(search)) throw new EndpointError('invalid');
  for (const name of new Set(searchParams.keys()))
    if (!isAskable(name, searchParams.getAll(name))) throw new EndpointError('invalid');
}

/** What may follow a collection's name in Payload's routes besides an id. */
const WORDS = ['access', 'count', 'file', 'me', 'duplicate', 'export', 'transitions'];

/** Collections with drafts; for others, Payload takes the word for an id. */
const VERSIONED = ['posts', 'help-articles'];

const isId = (part: string) => /^\d{1,9}$/.test(part);

/** Ids are 32-bit numbers; the query for anything else fails. @throws EndpointError 404 */
export function checkPath([collection = '', name, ...rest]: string[]): void {
  // Payload looks names up in objects that inherit these.
  const isInherited = collection in Object.prototype;
  const isPreference = collection === 'payload-preferences';
  if (isInherited || (isPreference && rest.length > 0)) throw new EndpointError('not-found');
  if (isPreference) return;
  const [word, version] = rest;
  const isVersion = VERSIONED.includes(collection) && name === 'versions';
  const id = isVersion ? word : collection === 'globals' ? (word === 'versions' ? version : undefined) : name;
  if (id !== undefined && !isId(id) && !(collection !== 'globals' && WORDS.includes(id)))
    throw new EndpointError('not-found');
}
