import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Files in the conversations about records. `entry_id`: the message or email that has the file, 0 for the request
 * itself, null while it belongs to the draft of `user_id`. `mail_id`: the email that carries it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE site.record_files (
      id uuid PRIMARY KEY,
      subject text NOT NULL,
      subject_id integer NOT NULL,
      entry_id integer,
      mail_id integer,
      user_id integer REFERENCES users (id) ON DELETE SET NULL,
      name text NOT NULL,
      type text NOT NULL,
      bytes integer NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX record_files_subject_idx ON site.record_files (subject, subject_id);
    CREATE INDEX record_files_mail_idx ON site.record_files (mail_id) WHERE mail_id IS NOT NULL;
    CREATE INDEX record_files_user_idx ON site.record_files (user_id);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS site.record_files;`);
}
