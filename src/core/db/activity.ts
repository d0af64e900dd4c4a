import { RoleChangedError } from '@/kit/db/database-errors';
import type { Queryable } from '@/kit/db/queryable';

/** The staff member who did it. */
export type Actor = {
  id: number;
  username: string;
  /** The role that a request was allowed with. Omitted by jobs, and by Payload's writes, which lock the account. */
  role?: string;
};

/** One entry of the activity log. It never contains what a visitor wrote, so erasing a person leaves it alone. */
export type Activity = {
  /** null: nobody was signed in, as at a refused sign-in. */
  actor: Actor | null;
  /** In the past tense, to continue a sentence about the actor: 'changed', 'signed in'. */
  action: string;
  /** Slug of the collection or global; null when it is about no document. */
  subject: string | null;
  subjectId: string | null;
  /** Names of the fields, and the values of those that are choices: 'status: new → open, message'. */
  details: string | null;
};

/** What retention did. */
export const REMOVED_IN_TIME = 'removed what had expired';

/** Nobody can take the role away before the transaction commits. @throws RoleChangedError */
async function lockRole(db: Queryable, { id, role }: Actor): Promise<void> {
  const { rows } = await db.query(
    'select id from users where id = $1 and role::text = $2 and disabled is not true for share',
    [id, role],
  );
  if (rows.length === 0) throw new RoleChangedError();
}

/**
 * Written within the transaction of the change.
 * @throws RoleChangedError when the actor's role is no longer the one that the request was allowed with
 */
export async function recordActivity(
  db: Queryable,
  { actor, action, subject, subjectId, details }: Activity,
): Promise<void> {
  if (actor?.role) await lockRole(db, actor);
  await db.query(
    `insert into activity (actor_id, actor, action, subject, subject_id, details) values ($1, $2, $3, $4, $5, $6)`,
    [actor?.id ?? null, actor?.username ?? null, action, subject, subjectId, details],
  );
}

/** For frequent events, such as saving a draft while somebody types: one entry per hour. */
export const recordActivityHourly = (
  db: Queryable,
  { actor, action, subject, subjectId, details }: Activity,
) =>
  db.query(
    `insert into activity (actor_id, actor, action, subject, subject_id, details)
       select $1::int, $2, $3, $4, $5, $6 where not exists (
         select 1 from activity where actor_id = $1::int and action = $3 and subject is not distinct from $4
           and subject_id is not distinct from $5 and created_at > now() - interval '1 hour')`,
    [actor?.id ?? null, actor?.username ?? null, action, subject, subjectId, details],
  );
