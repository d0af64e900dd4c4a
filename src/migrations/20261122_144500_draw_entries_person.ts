import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Entries are asked for by person and round. As long as nobody has counted a table that was just filled, the planner
 * takes both for equally telling, and read the whole round out of the primary key beside the one person.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX site.draw_entries_person_idx;
    CREATE INDEX draw_entries_person_idx ON site.draw_entries (person_id, round_id);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX IF EXISTS site.draw_entries_person_idx;
    CREATE INDEX draw_entries_person_idx ON site.draw_entries (person_id);
  `);
}
