import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The board counts which applications of the last weeks were reviewed from this index alone, without the history of
 * other records and years. Its condition matches that of funnel.queries.ts word for word.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX transitions_reviews_idx ON transitions (created_at, subject_id)
      WHERE subject = 'waitlist' AND left_state = 'pending-review' AND by IS NOT NULL;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX IF EXISTS transitions_reviews_idx;`);
}
