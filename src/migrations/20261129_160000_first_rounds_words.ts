import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

const WORDS = [
  {
    table: 'draw_round',
    column: 'head_first',
    old: 'This round was drawn under our first protocol. We could have steered it: staff knew its secret, and chose the public value. A check shows that list and result belong together, and no more. Every later round is drawn in a way that nobody can steer.',
    now: 'This round used the first version of our protocol, and this site no longer recomputes it. We could have steered it: staff knew its secret, and chose the public value. Every later round is drawn in a way that nobody can steer.',
  },
  { table: 'draw_check', column: 'check_first', old: 'Check this draw', now: 'What was published' },
];

/**
 * Rounds of the first protocol are shown, and no longer checked. Where staff changed a text, it stays as it is, and so
 * do older versions.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const { table, column, old, now } of WORDS) {
    await db.execute(sql.raw(`UPDATE ${table} SET ${column} = '${now}' WHERE ${column} = '${old}'`));
    await db.execute(
      sql.raw(
        `UPDATE _${table}_v SET version_${column} = '${now}' WHERE latest AND version_${column} = '${old}'`,
      ),
    );
  }
}

/** What was published stays published. */
export async function down(_: MigrateDownArgs): Promise<void> {}
