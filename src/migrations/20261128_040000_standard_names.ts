import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Names that the field uses: re-authentication, and the import of follower lists. A list that was queued before this
 * version is read by the job's new name.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE site.fresh_touches RENAME TO reauthentications;
    ALTER TABLE site.reauthentications RENAME COLUMN step TO action;
    ALTER TABLE site.reauthentications RENAME CONSTRAINT fresh_touches_pkey TO reauthentications_pkey;
    DO $$ BEGIN
      -- The queue makes its own tables, after the first migrations of a new database.
      IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
        INSERT INTO graphile_worker._private_tasks (identifier) VALUES ('import-list') ON CONFLICT DO NOTHING;
        UPDATE graphile_worker._private_jobs SET task_id = (
          SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'import-list'
        ) WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'take-in-list');
      END IF;
    END $$;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE site.reauthentications RENAME CONSTRAINT reauthentications_pkey TO fresh_touches_pkey;
    ALTER TABLE site.reauthentications RENAME COLUMN action TO step;
    ALTER TABLE site.reauthentications RENAME TO fresh_touches;
    DO $$ BEGIN
      IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
        INSERT INTO graphile_worker._private_tasks (identifier) VALUES ('take-in-list') ON CONFLICT DO NOTHING;
        UPDATE graphile_worker._private_jobs SET task_id = (
          SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'take-in-list'
        ) WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'import-list');
      END IF;
    END $$;
  `);
}
