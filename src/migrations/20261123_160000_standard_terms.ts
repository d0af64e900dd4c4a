import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Indexes, constraints (in PostgreSQL 18 also NOT NULL) and the sequence are named after their table. */
const renamed = (from: string, to: string) =>
  sql.raw(`
    ALTER TABLE ${from} RENAME TO ${to};
    ALTER SEQUENCE ${from}_id_seq RENAME TO ${to}_id_seq;
    DO $$
    DECLARE one record;
    BEGIN
      FOR one IN SELECT conname AS name FROM pg_constraint
        WHERE conrelid = '${to}'::regclass AND starts_with(conname, '${from}_')
      LOOP
        EXECUTE format('ALTER TABLE ${to} RENAME CONSTRAINT %I TO %I',
          one.name, '${to}' || substr(one.name, ${from.length + 1}));
      END LOOP;
      FOR one IN SELECT indexname AS name FROM pg_indexes
        WHERE tablename = '${to}' AND schemaname = current_schema() AND starts_with(indexname, '${from}_')
      LOOP
        EXECUTE format('ALTER INDEX %I RENAME TO %I', one.name, '${to}' || substr(one.name, ${from.length + 1}));
      END LOOP;
    END $$;
  `);

/** A record's history is a list of transitions; a chunk stores the roots of its Merkle subtrees. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(renamed('steps', 'transitions'));
  await db.execute(sql`ALTER TABLE site.draw_leaves RENAME COLUMN twigs TO subtree_roots`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE site.draw_leaves RENAME COLUMN subtree_roots TO twigs`);
  await db.execute(renamed('transitions', 'steps'));
}
