import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

const NOW =
  'And it has to be the fingerprint that was there before the number. A page can be rewritten, a note of yours cannot: keep the fingerprint when a draw is announced, and compare it afterwards.';
const OLD = `${NOW} Rounds of our first protocol are labelled: those we could have steered.`;

/**
 * Visitors of a site without such rounds read of draws that were steered. Where staff changed the text, it stays as it
 * is, and so do older versions.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`UPDATE draw_page SET proves_not_more = '${NOW}' WHERE proves_not_more = '${OLD}'`),
  );
  await db.execute(
    sql.raw(
      `UPDATE _draw_page_v SET version_proves_not_more = '${NOW}' WHERE latest AND version_proves_not_more = '${OLD}'`,
    ),
  );
}

/** What was published stays published. */
export async function down(_: MigrateDownArgs): Promise<void> {}
