import type { z } from 'zod';
import { requestPool } from '@/db/pool';
import { withTransaction } from '@/db/transaction';
import type { DeskSource } from '@/server/desk-source';
import { EndpointError } from '@/server/endpoint-errors';
import type { presenceRequest } from '../contract';

/** A browser reports more often than this while a record is open. */
const HERE_SECONDS = 45;
/** Renewed while its holder types. */
const CLAIM_SECONDS = 120;

/** None to a record that is gone. */
const visitTo = (table: string) => `
  insert into site.desk_visits as known (subject, subject_id, user_id, seen_at, here_until)
  select $1, id, $3::integer, now(), now() + $4 * interval '1 second' from ${table} where id = $2
  on conflict (subject, subject_id, user_id)
  do update set seen_at = now(), here_until = excluded.here_until`;
const LEAVE = `update site.desk_visits set here_until = now() where subject = $1 and subject_id = $2 and user_id = $3`;
/** One statement: of two people who begin at once, one gets it. */
const CLAIM = `insert into site.desk_claims as held (subject, subject_id, user_id, until)
  values ($1, $2, $3, now() + $4 * interval '1 second')
  on conflict (subject, subject_id) do update set user_id = excluded.user_id, until = excluded.until
  where held.until <= now() or held.user_id = excluded.user_id or $5`;
const RELEASE = 'delete from site.desk_claims where subject = $1 and subject_id = $2 and user_id = $3';
const HOLDER = `select username from site.desk_claims c join users on users.id = c.user_id
  where subject = $1 and subject_id = $2 and until > now() and user_id <> $3`;

type Visit = z.output<typeof presenceRequest> & {
  machine: DeskSource['machine'];
  id: number;
  userId: number;
};

/**
 * Notes who has a record open, and who writes an answer to it.
 * @returns a colleague who writes one
 * @throws EndpointError not-found
 */
export async function notePresence({ is, takesOver, machine, id, userId }: Visit): Promise<string | null> {
  const about = [machine.subject, id, userId];
  await withTransaction(async (tx) => {
    if (is === 'gone') await tx.query(LEAVE, about);
    else if ((await tx.query(visitTo(machine.table), [...about, HERE_SECONDS])).rowCount === 0)
      throw new EndpointError('not-found');
    if (is === 'writing') await tx.query(CLAIM, [...about, CLAIM_SECONDS, takesOver]);
    else await tx.query(RELEASE, about);
  });
  const { rows } = await requestPool().query<{ username: string }>(HOLDER, about);
  return rows[0]?.username ?? null;
}
