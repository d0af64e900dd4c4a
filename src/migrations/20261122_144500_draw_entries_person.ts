import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Entries are queried by person and round. Until a newly filled table is analyzed, the planner considers both equally
 * selective, and read the whole round from the primary key to find one person.
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
