import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The site's own roles can add to the history of records, and neither change nor remove it, except by this function:
 * with its record, which the same transaction has deleted or, to blank a person's data, rewritten.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION site.forget_history(about text, ids integer[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$
    DECLARE
      stays boolean;
    BEGIN
      EXECUTE format('SELECT EXISTS (SELECT FROM public.%I WHERE id = ANY ($1) AND xmin <> pg_current_xact_id()::xid)',
        replace(about, '-', '_')) INTO stays USING ids;
      IF stays THEN
        RAISE EXCEPTION 'the history of a record in % stays as long as the record', about
          USING ERRCODE = 'insufficient_privilege';
      END IF;
      DELETE FROM public.transitions WHERE subject = about AND subject_id = ANY (ids::text[]);
    END
    $$;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP FUNCTION IF EXISTS site.forget_history(text, integer[])`);
}
