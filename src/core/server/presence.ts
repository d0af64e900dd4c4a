import type { Queryable } from '@/kit/db/queryable';

/**
 * Browsers report more often than this while something is open. They let a page that has been hidden for minutes
 * report only once a minute; a computer that dies is forgotten after the same time.
 */
const HERE_SECONDS = 65;

/** A record or document, by its kind and number, and who has it open. */
type Visit = { subject: string; id: number; userId: number };

const values = ({ subject, id, userId }: Visit) => [subject, id, userId];

/** @param origin a `from` clause that has a row as long as there is something to visit */
const comeTo = (origin: string) => `
  insert into site.desk_visits as known (subject, subject_id, user_id, seen_at, here_until)
  select $1, $2::integer, $3::integer, now(), now() + $4 * interval '1 second' ${origin}
  on conflict (subject, subject_id, user_id)
  do update set seen_at = now(), here_until = excluded.here_until`;
const LEAVE = `update site.desk_visits set here_until = now() where subject = $1 and subject_id = $2 and user_id = $3`;
const COLLEAGUES = `select username from site.desk_visits visits join users on users.id = visits.user_id
  where subject = $1 and subject_id = $2 and user_id <> $3 and here_until > now() order by username`;

/** @param table where the record must be. @returns whether it is there */
export async function enterRecord(db: Queryable, visit: Visit, table: string): Promise<boolean> {
  const asked = `${comeTo(`from ${table} where id = $2`)} returning 1`;
  return (await db.query(asked, [...values(visit), HERE_SECONDS])).rows.length > 0;
}

export const enterDocument = (db: Queryable, one: Visit) =>
  db.query(comeTo(''), [...values(one), HERE_SECONDS]);

export const leaveDocument = (db: Queryable, one: Visit) => db.query(LEAVE, values(one));

/** The names of everybody else who is there now. */
export async function colleaguesAt(db: Queryable, one: Visit): Promise<string[]> {
  const { rows } = await db.query(COLLEAGUES, values(one));
  return (rows as { username: string }[]).map(({ username }) => username);
}
