import type { PayloadRequest } from 'payload';
import type { User } from '@/payload-types';
import { queryWithin } from '../payload-transaction';
import { type Document, type Prints, printsOf } from './prints';

/** A collection's slug and a row's id, or a global's slug and ''. */
export type Subject = { slug: string; id: string };

export type LastWrite = { field: string; by: string; byId: number; at: string; print: string };

/** Which staff account last set which field to which value, stored in the same transaction. */
export async function recordLastWrites(
  req: PayloadRequest,
  { slug, id }: Subject,
  before: Document,
  after: Document,
): Promise<void> {
  const user = req.user as User | null;
  if (!user) return;
  const old = printsOf(before);
  const changed = Object.entries(printsOf(after)).filter(([field, print]) => old[field] !== print);
  if (changed.length === 0) return;
  await queryWithin(
    req,
    `insert into site.last_writes (subject, subject_id, field, by_id, by, print)
       select $1, $2, key, $3::int, $4, value from json_each_text($5::json)
     on conflict (subject, subject_id, field) do update
       set by_id = excluded.by_id, by = excluded.by, print = excluded.print, at = now()`,
    [slug, id, user.id, user.username, JSON.stringify(Object.fromEntries(changed) satisfies Prints)],
  );
}

export async function readLastWrites(req: PayloadRequest, { slug, id }: Subject): Promise<LastWrite[]> {
  const { rows } = await queryWithin(
    req,
    `select field, by, by_id as "byId", to_json(at)#>>'{}' as at, print from site.last_writes
     where subject = $1 and subject_id = $2`,
    [slug, id],
  );
  return rows as LastWrite[];
}

export const forgetLastWrites = (req: PayloadRequest, { slug, id }: Subject) =>
  queryWithin(req, 'delete from site.last_writes where subject = $1 and subject_id = $2', [slug, id]);
