import type { z } from 'zod';
import type { DeskSource } from '@/core/server/desk-source';
import { enterRecord, leaveDocument } from '@/core/server/presence';
import { requestPool } from '@/kit/db/pool';
import { withTransaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import type { presenceRequest } from '../contract';

/** Renewed while its holder types. */
const CLAIM_SECONDS = 120;

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
 * Records who has a record open, and who is writing an answer to it.
 * @returns a colleague who writes one
 * @throws EndpointError not-found
 */
export async function notePresence({ is, takesOver, machine, id, userId }: Visit): Promise<string | null> {
  const { subject, table } = machine;
  const about = [subject, id, userId];
  await withTransaction(async (tx) => {
    if (is === 'gone') await leaveDocument(tx, { subject, id, userId });
    else if (!(await enterRecord(tx, { subject, id, userId }, table))) throw new EndpointError('not-found');
    if (is === 'writing') await tx.query(CLAIM, [...about, CLAIM_SECONDS, takesOver]);
    else await tx.query(RELEASE, about);
  });
  const { rows } = await requestPool().query<{ username: string }>(HOLDER, about);
  return rows[0]?.username ?? null;
}
