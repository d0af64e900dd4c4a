import type { SensitiveAction } from '@/shared/reauthentication';
import type { Queryable } from './queryable';

/** How long a sign-in counts for every sensitive action. */
const SIGN_IN_COUNTS = '5 minutes';
/** Re-authenticating counts for one action and this long. */
const REAUTHENTICATION_COUNTS = '1 minute';

const FRESH_SIGN_IN = `exists (select 1 from users_sessions where id = $1
  and created_at > now() - interval '${SIGN_IN_COUNTS}')`;
const VALID = 'from site.reauthentications where sid = $1 and action = $2 and expires_at > now()';

const answering =
  (question: string) =>
  async (db: Queryable, sid: string, action: SensitiveAction): Promise<boolean> => {
    const { rows } = await db.query(question, [sid, action]);
    return (rows as { fresh: boolean }[])[0]?.fresh === true;
  };

/** @returns whether this session may act now, without using up its re-authentication */
export const isReauthenticated = answering(`select ${FRESH_SIGN_IN} or exists (select 1 ${VALID}) as fresh`);

/** The same, and uses it up: the next action of this kind needs its own. */
export const consumeReauthentication = answering(
  `with used as (delete ${VALID} returning 1) select ${FRESH_SIGN_IN} or exists (select 1 from used) as fresh`,
);

export const recordReauthentication = (db: Queryable, sid: string, action: SensitiveAction) =>
  db.query(
    `insert into site.reauthentications (sid, action, expires_at)
     values ($1, $2, now() + interval '${REAUTHENTICATION_COUNTS}')
     on conflict (sid, action) do update set expires_at = excluded.expires_at`,
    [sid, action],
  );
