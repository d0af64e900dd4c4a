import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import type { User } from '@/payload-types';
import { queryWithin } from '../payload-transaction';

export type RecordData = Record<string, unknown>;
/** A short hash of each field's value: equal as long as the value is. */
export type ValueHashes = Record<string, string>;

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
  if (isDocument(value)) return (value as RecordData).id;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, one]) => [key, plain(one)]),
  );
}

export const valueHash = (value: unknown): string =>
  createHash('sha1')
    .update(JSON.stringify(plain(value)))
    .digest('base64url')
    .slice(0, 12);

export const valueHashes = (document: RecordData): ValueHashes =>
  Object.fromEntries(
    Object.entries(document)
      .filter(([key, value]) => !NOT_EDITED.includes(key) && value !== undefined)
      .map(([key, value]) => [key, valueHash(value)]),
  );

/** A collection's slug and a row's id, or a global's slug and ''. */
export type Subject = { slug: string; id: string };

export type LastWrite = {
  field: string;
  by: string;
  byId: number;
  at: string;
  print: string;
  /** Prints of the field's values since this author, and nobody else, has been changing it. The oldest is first. */
  streak: string[];
};

/** A form that is older than this many saves of its own author counts as out of date. */
const MOST_OF_STREAK = 20;

/** Which staff account last set which field to which value, stored in the same transaction. */
export async function recordLastWrites(
  req: PayloadRequest,
  { slug, id }: Subject,
  before: RecordData,
  after: RecordData,
): Promise<void> {
  const user = req.user as User | null;
  if (!user) return;
  const old = valueHashes(before);
  const changed = Object.entries(valueHashes(after))
    .filter(([field, print]) => old[field] !== print)
    .map(([field, print]) => ({ field, before: old[field] ?? '', print }));
  if (changed.length === 0) return;
  await queryWithin(
    req,
    `insert into site.last_writes as known (subject, subject_id, field, by_id, by, print, streak)
       select $1, $2, field, $3::int, $4, print, array[before, print]
       from json_to_recordset($5::json) as changed (field text, before text, print text)
     on conflict (subject, subject_id, field) do update
       set by_id = excluded.by_id, by = excluded.by, print = excluded.print, at = now(),
         streak = case
           when known.by_id = excluded.by_id and known.print = excluded.streak[1]
             then (known.streak || excluded.print)[greatest(1, cardinality(known.streak) + 2 - ${MOST_OF_STREAK}):]
           else excluded.streak end`,
    [slug, id, user.id, user.username, JSON.stringify(changed)],
  );
}

export async function readLastWrites(req: PayloadRequest, { slug, id }: Subject): Promise<LastWrite[]> {
  const { rows } = await queryWithin(
    req,
    `select field, by, by_id as "byId", to_json(at)#>>'{}' as at, print, streak from site.last_writes
     where subject = $1 and subject_id = $2`,
    [slug, id],
  );
  return rows as LastWrite[];
}

export const forgetLastWrites = (req: PayloadRequest, { slug, id }: Subject) =>
  queryWithin(req, 'delete from site.last_writes where subject = $1 and subject_id = $2', [slug, id]);
