import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Whether the winner was contacted and claimed the prize; the value of a bad row, so that staff can correct it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE site.draw_places
      ADD COLUMN contacted_at timestamptz,
      ADD COLUMN contacted_by text,
      ADD COLUMN contacted_how text,
      ADD COLUMN claimed_at timestamptz,
      ADD COLUMN claimed_by text,
      ADD COLUMN claimed_how text,
      ADD CHECK (num_nonnulls(contacted_at, contacted_by) IN (0, 2)),
      ADD CHECK (num_nonnulls(claimed_at, claimed_by) IN (0, 2));
    ALTER TABLE site.draw_list_problems ADD COLUMN value text NOT NULL DEFAULT '';
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE site.draw_list_problems DROP COLUMN IF EXISTS value;
    ALTER TABLE site.draw_places DROP COLUMN IF EXISTS contacted_at, DROP COLUMN IF EXISTS contacted_by,
      DROP COLUMN IF EXISTS contacted_how, DROP COLUMN IF EXISTS claimed_at,
      DROP COLUMN IF EXISTS claimed_by, DROP COLUMN IF EXISTS claimed_how;
  `);
}
