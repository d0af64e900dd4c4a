import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * An answer that is taken back removes the transition that the same transaction stored with it, and no other: the site's
 * role may write answers, and could otherwise name any recent transition in one.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE OR REPLACE FUNCTION site.take_back_transition(answer integer) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$
      DELETE FROM public.transitions USING site.desk_answers
      WHERE desk_answers.id = answer AND desk_answers.transition_id = transitions.id
        AND desk_answers.xmin = transitions.xmin
        AND desk_answers.subject = transitions.subject AND desk_answers.subject_id::text = transitions.subject_id
        AND desk_answers.leaves_at > now() AND transitions.created_at > now() - interval '1 minute'
    $$;
  `);
}

/** The earlier function would remove more than its answer's own. */
export async function down(): Promise<void> {}
