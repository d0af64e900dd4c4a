import type { SensitiveAction } from '@/core/shared/reauthentication';
import type { Queryable } from '@/kit/db/queryable';

/** How long a sign-in counts for every sensitive action. */
const SIGN_IN_COUNTS = '5 minutes';
/** Re-authenticating counts for one action and this long. */
const REAUTHENTICATION_COUNTS = '1 minute';

/** @returns whether this session may act now; uses up its re-authentication: the next action of this kind needs its own */
export async function consumeReauthentication(
  db: Queryable,
  sid: string,
  action: SensitiveAction,
): Promise<boolean> {
  const { rows } = await db.query(
    `with used as (delete from site.reauthentications
       where sid = $1 and action = $2 and expires_at > now() returning 1)
     select exists (select 1 from users_sessions where id = $1
       and created_at > now() - interval '${SIGN_IN_COUNTS}') or exists (select 1 from used) as fresh`,
    [sid, action],
  );
  return (rows as { fresh: boolean }[])[0]?.fresh === true;
}

export const recordReauthentication = (db: Queryable, sid: string, action: SensitiveAction) =>
  db.query(
    `insert into site.reauthentications (sid, action, expires_at)
     values ($1, $2, now() + interval '${REAUTHENTICATION_COUNTS}')
     on conflict (sid, action) do update set expires_at = excluded.expires_at`,
    [sid, action],
  );
