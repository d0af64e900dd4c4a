import type { Queryable } from './queryable';

/** Who of the staff did it. */
export type Actor = { id: number; username: string };

/** One line of the activity log. It never holds what a visitor wrote: erasing a person needs nothing from here. */
export type Activity = {
  /** null: nobody was signed in, such as at a refused sign-in. */
  actor: Actor | null;
  /** In the past tense, as a sentence about the actor goes on: 'changed', 'signed in'. */
  action: string;
  /** Slug of the collection or global; null when it is about no document. */
  subject: string | null;
  subjectId: string | null;
  /** Names of the fields, and the values of those that are choices: 'status: new → open, message'. */
  details: string | null;
};

/** Written within the transaction of what it tells about. */
export const recordActivity = (db: Queryable, { actor, action, subject, subjectId, details }: Activity) =>
  db.query(
    `insert into activity (actor_id, actor, action, subject, subject_id, details) values ($1, $2, $3, $4, $5, $6)`,
    [actor?.id ?? null, actor?.username ?? null, action, subject, subjectId, details],
  );

/** For what happens every few moments, such as keeping a draft while somebody types: one line an hour tells it. */
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
