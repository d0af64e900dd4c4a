import type { TouchStep } from '@/shared/fresh-touch';
import type { Queryable } from './queryable';

/** How long a sign-in counts as a fresh touch for every step. */
const SIGN_IN_COUNTS = '5 minutes';
/** A touch counts for one step and this long. */
const TOUCH_COUNTS = '1 minute';

const FRESH_SIGN_IN = `exists (select 1 from users_sessions where id = $1
  and created_at > now() - interval '${SIGN_IN_COUNTS}')`;

const answerOf = (result: unknown) => (result as { rows: { fresh: boolean }[] }).rows[0]?.fresh === true;

/** @returns whether this session may take the step now, without using up its touch */
export const hasFreshTouch = async (db: Queryable, sid: string, step: TouchStep): Promise<boolean> =>
  answerOf(
    await db.query(
      `select ${FRESH_SIGN_IN} or exists (select 1 from site.fresh_touches
         where sid = $1 and step = $2 and expires_at > now()) as fresh`,
      [sid, step],
    ),
  );

/** The same, and uses the touch up: the next step of this kind needs its own. */
export const takeFreshTouch = async (db: Queryable, sid: string, step: TouchStep): Promise<boolean> =>
  answerOf(
    await db.query(
      `with used as (delete from site.fresh_touches where sid = $1 and step = $2 and expires_at > now() returning 1)
       select ${FRESH_SIGN_IN} or exists (select 1 from used) as fresh`,
      [sid, step],
    ),
  );

export const giveFreshTouch = (db: Queryable, sid: string, step: TouchStep) =>
  db.query(
    `insert into site.fresh_touches (sid, step, expires_at) values ($1, $2, now() + interval '${TOUCH_COUNTS}')
     on conflict (sid, step) do update set expires_at = excluded.expires_at`,
    [sid, step],
  );
