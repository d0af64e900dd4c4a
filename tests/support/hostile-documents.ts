import type { FlattenedField } from 'payload';
import { HOSTILE, hostileBody, root, sentence } from './hostile';

type Fields = readonly FlattenedField[];
export type Document = Record<string, unknown>;
const isObject = (value: unknown): value is Document => typeof value === 'object' && value !== null;

const TEMPLATES = '{{7*7}} $\u007bhostile()} <%= hostile() %> {seats} {0} %s \u202e\u2066\u200b\ufeff\u0301';
const FILLED = `${HOSTILE}${TEMPLATES}`;
const ADDRESSES = ['javascript:hostile()', 'https://ok.example/"onclick="hostile()', '//hostile.example'];

/** For fields whose format refuses everything else. */
const PLAIN = ['https://ok.example/', '/ok', 'AB', '#123456', '12:00', 'M0 0h1z', '1', 'hostile'];

const texts = (most: number, stored: unknown, nth: number): unknown[] => [
  FILLED.slice(0, most),
  `${HOSTILE} ${nth}`.slice(-most),
  // With the placeholders that it must keep.
  ...(typeof stored === 'string' ? [`${HOSTILE.slice(0, most - stored.length - 1)} ${stored}`] : []),
  ...ADDRESSES,
  '/"><script>hostile()</script>',
  ...PLAIN,
  `hostile-${nth}`,
  `hostile${nth}@ok.example`,
];

const BODIES: unknown[] = [
  hostileBody(ADDRESSES),
  hostileBody(['https://ok.example/"onclick="hostile()']),
  root([sentence(HOSTILE), sentence(FILLED.padEnd(10_000, '<'))]),
  root([sentence(HOSTILE)]),
];

const optionsOf = (options: readonly (string | { value: string })[]) =>
  options.map((one) => (typeof one === 'string' ? one : one.value));

export type Filling = {
  /** How far each field has given way: every field begins with the worst value that its type takes. */
  given: Map<string, number>;
  /** Records that a relation may name, by their collection. */
  records: Record<string, number>;
  /** Tells values apart. */
  count: number;
};

/** From the worst value to one that the field's own checks let through. */
function candidates(field: FlattenedField, stored: unknown, { records, count }: Filling): unknown[] {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'code':
      return texts(Number(field.maxLength ?? 10_000), stored, count);
    case 'email':
      return [HOSTILE, `"<script>hostile()</script>"@ok.example`, `o'hostile${count}@ok.example`];
    case 'number':
      return [1e308, -1e308, 1e15, 2_147_483_647, field.max, 0.5, field.min, 1];
    case 'checkbox':
      return [HOSTILE, true];
    case 'date':
      return ['9999-12-31T23:59:59.999Z', '2030-01-01T12:00:00.000Z'];
    case 'select':
    case 'radio': {
      const all = optionsOf(field.options as { value: string }[]);
      const isMany = 'hasMany' in field && field.hasMany;
      return [HOSTILE, {}, ...(isMany ? [all] : all.toReversed())];
    }
    case 'relationship':
    case 'upload': {
      const known = [field.relationTo].flat().filter((slug) => records[slug]);
      const ids = known.map((relationTo) =>
        Array.isArray(field.relationTo) ? { relationTo, value: records[relationTo] } : records[relationTo],
      );
      return [HOSTILE, {}, { relationTo: HOSTILE, value: {} }, ...(field.hasMany ? [ids] : ids)];
    }
    case 'richText':
      return BODIES;
    case 'json':
      return [{ of: {} }, [], 7];
    default:
      throw new Error(`There is no hostile value for a field of type ${field.type}`);
  }
}

/** A request with these is refused altogether, or puts the document into the trash. */
const LEFT = ['id', 'focalX', 'focalY', 'deletedAt'];

/** A list gives way by its rows' ids, then by their number, and then by what is in them. */
const [WITHOUT_IDS, AS_MANY] = [1, 2];
/** More often than any field has values to give way with: what is missing in a row may have none that fits. */
const TOO_OFTEN = 20;
/** Where a list has no limit: more rows than anybody writes. */
const MANY_ROWS = 60;

/** The stored document with another value in every field; hidden ones too, as a request can send them. */
export function fill(fields: Fields, filling: Filling, stored: unknown, path = ''): Document {
  const before = isObject(stored) ? stored : {};
  const filled = fields.flatMap((field): [string, unknown][] => {
    const at = `${path}${field.name}`;
    const given = filling.given.get(at) ?? 0;
    const was = before[field.name];
    if (LEFT.includes(field.name) || ('virtual' in field && field.virtual && field.type !== 'group'))
      return [];
    if (field.type === 'array') {
      const old = Array.isArray(was) ? was : [];
      const isAsStored = field.flattenedFields.some(
        ({ name }) => (filling.given.get(`${at}.${name}`) ?? 0) > TOO_OFTEN,
      );
      if (isAsStored) return [[field.name, old]];
      const length = given < AS_MANY ? (field.maxRows ?? MANY_ROWS) : old.length;
      const rows = Array.from({ length }, (_, index) => {
        filling.count += 1;
        const row = fill(field.flattenedFields, filling, old[index] ?? old[0], `${at}.`);
        return given < WITHOUT_IDS ? { ...row, id: `${HOSTILE}${filling.count}` } : row;
      });
      return [[field.name, rows]];
    }
    if ('flattenedFields' in field)
      return [[field.name, fill(field.flattenedFields, filling, was, `${at}.`)]];
    const worse = candidates(field, was, filling);
    const value = given < worse.length ? worse[given] : was;
    return value === undefined ? [] : [[field.name, value]];
  });
  return Object.fromEntries(filled);
}

/** The fields by their paths. */
const paths = (fields: Fields, path = ''): string[] =>
  fields.flatMap((field) => {
    const at = `${path}${field.name}`;
    return 'flattenedFields' in field ? [at, ...paths(field.flattenedFields, `${at}.`)] : [at];
  });

/** The same, where a list is one, with all that is in its rows. */
export const leaves = (fields: Fields, path = ''): string[] =>
  fields.flatMap((field) =>
    'flattenedFields' in field && field.type !== 'array'
      ? leaves(field.flattenedFields, `${path}${field.name}.`)
      : [`${path}${field.name}`],
  );

export function giveWay(fields: Fields, given: Filling['given'], path: string): void {
  const isWhole = (given.get(path) ?? 0) >= AS_MANY;
  for (const one of paths(fields))
    if (one === path || (isWhole && one.startsWith(`${path}.`))) given.set(one, (given.get(one) ?? 0) + 1);
}

/** What is stored, as a request. */
export const unchanged = (fields: Fields, stored: unknown): Document =>
  fill(
    fields,
    { given: new Map(paths(fields).map((path) => [path, Infinity])), records: {}, count: 0 },
    stored,
  );

/** One document with some fields of another. */
export function withFields(document: Document, other: Document, chosen: string[]): Document {
  const mixed = structuredClone(document);
  for (const path of chosen) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let [from, to]: [unknown, Document] = [other, mixed];
    for (const name of names) {
      from = isObject(from) ? from[name] : undefined;
      to[name] = isObject(to[name]) ? to[name] : {};
      to = to[name] as Document;
    }
    if (isObject(from) && last in from) to[last] = from[last];
  }
  return mixed;
}

/** @returns the field to blame, if any of them is */
export async function blame(
  fields: string[],
  isWrongWith: (some: string[]) => Promise<boolean>,
): Promise<string> {
  let left = fields;
  while (left.length > 1) {
    const half = left.slice(0, left.length / 2);
    left = (await isWrongWith(half)) ? half : left.slice(half.length);
  }
  return left[0] ?? '';
}
