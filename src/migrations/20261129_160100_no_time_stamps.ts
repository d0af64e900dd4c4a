import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

const WORDS = [
  {
    column: 'math_stamped',
    old: 'An authority for time stamps (RFC 3161) states when it was there, and the check above reads its stamp. Whether you trust that authority is up to you: the program in the download names its certificate.',
    now: 'An authority for time stamps (RFC 3161) stated when it was there. Its stamp is in the download, and OpenSSL reads it; this site does not check it.',
  },
  {
    column: 'math_unstamped',
    old: 'No authority stamped it: a fingerprint that you noted before the draw is what shows when it was there.',
    now: 'A fingerprint that you noted before the draw is what shows when it was there.',
  },
];

/** The queue makes its own tables, after the first migrations of a new database. */
const FORGET_JOBS = `
  DO $$ BEGIN
    IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
      DELETE FROM graphile_worker._private_jobs
        WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'stamp-draw');
    END IF;
  END $$;
`;

/**
 * No commitment is stamped anymore; stamps that are stored stay. A job that nobody takes would wait in the queue for
 * good. Where staff changed a text, it stays as it is, and so do older versions.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const { column, old, now } of WORDS) {
    await db.execute(sql.raw(`UPDATE draw_check SET ${column} = '${now}' WHERE ${column} = '${old}'`));
    await db.execute(
      sql.raw(
        `UPDATE _draw_check_v SET version_${column} = '${now}' WHERE latest AND version_${column} = '${old}'`,
      ),
    );
  }
  await db.execute(sql.raw(FORGET_JOBS));
}

/** What was published stays published. */
export async function down(_: MigrateDownArgs): Promise<void> {}
