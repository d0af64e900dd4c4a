import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The name that a winner agreed to show: who recorded it, when, and how the winner agreed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE site.draw_places
      ADD COLUMN agreed_name text,
      ADD COLUMN agreed_how text,
      ADD COLUMN agreed_by text,
      ADD COLUMN agreed_at timestamptz,
      ADD CHECK (num_nonnulls(agreed_name, agreed_how, agreed_by, agreed_at) IN (0, 4));
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE site.draw_places DROP COLUMN IF EXISTS agreed_name, DROP COLUMN IF EXISTS agreed_how,
      DROP COLUMN IF EXISTS agreed_by, DROP COLUMN IF EXISTS agreed_at;
  `);
}
