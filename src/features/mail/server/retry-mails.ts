import type { Queryable } from '@/kit/db/queryable';

/** As for an email that is queued for the first time (`src/core/db/enqueue-mail.ts`). */
const MOST_ATTEMPTS = 16;

const RETRY = (condition: string) => `with again as (
    update mails set state = 'waiting', last_error = null, updated_at = now() where ${condition} returning id)
  select graphile_worker.add_job('send-mail', json_build_object('mailId', id), max_attempts := ${MOST_ATTEMPTS})
  from again order by id`;

const HOLD = `select graphile_worker.add_job('send-mail', json_build_object('mailId', $1::integer),
  run_at => now() + interval '1 minute', max_attempts => ${MOST_ATTEMPTS}, job_key => 'held-mail:' || $1::integer)`;

/** Looks at an email again in a minute. Its job ends meanwhile, so that holding it uses up no attempt. */
export const holdMail = (db: Queryable, id: number) => db.query(HOLD, [id]);

/** The link of an invitation ends when its email comes back. */
const LINK_ENDED = `(kind = 'staff-invitation' and coalesce(last_error, '') like 'Came back.%')`;

/** Sends failed emails again. @param id null: all of them @returns how many */
export const retryFailed = async (db: Queryable, id: number | null): Promise<number> =>
  (await db.query(RETRY(`state = 'failed' and ($1::integer is null or id = $1) and not ${LINK_ENDED}`), [id]))
    .rows.length;

const KEPT_ANSWERS = `state = 'kept' and from_person and created_at > now() - interval '30 days'`;

/**
 * What colleagues wrote while there was no mail server leaves when there is one. Older answers are not news to anybody,
 * and automatic emails would come out of the blue.
 */
export const sendKept = async (db: Queryable): Promise<number> => {
  const { rows } = await db.query(RETRY(KEPT_ANSWERS), []);
  return rows.length;
};
