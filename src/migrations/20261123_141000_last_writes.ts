import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Which staff account last changed which field of which document: a form that is saved later shows it. Of the value,
 * only a hash is stored.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE site.last_writes (
      subject text NOT NULL,
      subject_id text NOT NULL,
      field text NOT NULL,
      by_id integer NOT NULL,
      by text NOT NULL,
      print text NOT NULL,
      at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (subject, subject_id, field)
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS site.last_writes;`);
}
