import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

const idOf = (task: string) => `(SELECT id FROM graphile_worker._private_tasks WHERE identifier = '${task}')`;

/** The queue makes its own tables, after the first migrations of a new database. */
const renameTask = (from: string, to: string) =>
  sql.raw(`
    DO $$ BEGIN
      IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
        INSERT INTO graphile_worker._private_tasks (identifier) VALUES ('${to}') ON CONFLICT DO NOTHING;
        UPDATE graphile_worker._private_jobs SET task_id = ${idOf(to)} WHERE task_id = ${idOf(from)};
      END IF;
    END $$;
  `);

/**
 * Names that the field uses: re-authentication, and the import of follower lists. A list that was queued before this
 * version is read under the job's new name.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE site.fresh_touches RENAME TO reauthentications;
    ALTER TABLE site.reauthentications RENAME COLUMN step TO action;
    ALTER TABLE site.reauthentications RENAME CONSTRAINT fresh_touches_pkey TO reauthentications_pkey;
  `);
  await db.execute(renameTask('take-in-list', 'import-list'));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(renameTask('import-list', 'take-in-list'));
  await db.execute(sql`
    ALTER TABLE site.reauthentications RENAME CONSTRAINT reauthentications_pkey TO fresh_touches_pkey;
    ALTER TABLE site.reauthentications RENAME COLUMN action TO step;
    ALTER TABLE site.reauthentications RENAME TO fresh_touches;
  `);
}
