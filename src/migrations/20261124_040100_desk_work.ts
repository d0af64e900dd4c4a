import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What staff do at the desk: drafts, answers that can still be taken back, who has seen what, and who is writing.
 * Claims last for two minutes, so they are unlogged and in no backup.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE site.desk_drafts (
      subject text NOT NULL,
      subject_id integer NOT NULL,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      mode text NOT NULL CHECK (mode IN ('reply', 'note')),
      subject_line text NOT NULL DEFAULT '',
      text text NOT NULL,
      sent_at timestamptz,
      updated_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (subject, subject_id, user_id, mode)
    );
    CREATE INDEX desk_drafts_user_idx ON site.desk_drafts (user_id);
    CREATE TABLE site.desk_answers (
      id serial PRIMARY KEY,
      subject text NOT NULL,
      subject_id integer NOT NULL,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      author text NOT NULL,
      mail_id integer NOT NULL UNIQUE,
      message_id integer,
      left_state text NOT NULL,
      new_state text NOT NULL,
      due_at timestamptz,
      transition_id integer,
      assigns boolean NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      leaves_at timestamptz NOT NULL
    );
    CREATE INDEX desk_answers_subject_idx ON site.desk_answers (subject, subject_id);
    CREATE INDEX desk_answers_user_idx ON site.desk_answers (user_id);
    CREATE TABLE site.desk_visits (
      subject text NOT NULL,
      subject_id integer NOT NULL,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      seen_at timestamptz NOT NULL,
      here_until timestamptz NOT NULL,
      PRIMARY KEY (subject, subject_id, user_id)
    );
    CREATE INDEX desk_visits_user_idx ON site.desk_visits (user_id);
    CREATE UNLOGGED TABLE site.desk_claims (
      subject text NOT NULL,
      subject_id integer NOT NULL,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      until timestamptz NOT NULL,
      PRIMARY KEY (subject, subject_id)
    );
    CREATE INDEX support_tickets_message_trgm_idx ON support_tickets USING gin (message gin_trgm_ops);
    CREATE INDEX ticket_messages_body_trgm_idx ON ticket_messages USING gin (body gin_trgm_ops);

    CREATE OR REPLACE FUNCTION site.enqueue_mails(letters json, most_attempts integer, host text) RETURNS SETOF integer
    LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
    AS $$
    DECLARE
      ids integer[];
      held timestamptz;
    BEGIN
      WITH outbox AS (
        INSERT INTO public.mails (kind, "to", reply_to, subject, text, unsubscribe_url, auto_reply,
          html, thread, from_person, related_collection, related_id, message_id)
        SELECT m.kind, m."to", m."replyTo", m.subject, m.text, m."unsubscribeUrl",
          coalesce(m."autoReply", false), m.html,
          nullif(m.thread, ''), coalesce(m."fromPerson", false), m.about->>'collection', m.about->>'id',
          '<' || gen_random_uuid() || '@' || host || '>'
        FROM json_to_recordset(letters) AS m(kind text, "to" text, "replyTo" text, subject text, text text,
          "unsubscribeUrl" text, "autoReply" boolean, html text, thread text, "fromPerson" boolean, about json)
        RETURNING mails.id
      )
      SELECT array_agg(outbox.id ORDER BY outbox.id) INTO ids FROM outbox;
      -- The emails of one call wait together.
      SELECT now() + max(m."holdSeconds") * interval '1 second' INTO held
        FROM json_to_recordset(letters) AS m("holdSeconds" integer);
      PERFORM graphile_worker.add_jobs(array_agg(ROW('send-mail', json_build_object('mailId', id), null, held,
        most_attempts, null, null, null)::graphile_worker.job_spec)) FROM unnest(ids) AS id;
      RETURN QUERY SELECT unnest(ids);
    END
    $$;

    -- An answer that was taken back has no history: nothing but the transition of an answer that can still be taken
    -- back is removed.
    CREATE FUNCTION site.take_back_transition(answer integer) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$
      DELETE FROM public.transitions USING site.desk_answers
      WHERE desk_answers.id = answer AND desk_answers.transition_id = transitions.id
        AND desk_answers.subject = transitions.subject AND desk_answers.subject_id::text = transitions.subject_id
        AND desk_answers.leaves_at > now() AND transitions.created_at > now() - interval '1 minute'
    $$;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP FUNCTION IF EXISTS site.take_back_transition(integer);
    DROP INDEX IF EXISTS ticket_messages_body_trgm_idx;
    DROP INDEX IF EXISTS support_tickets_message_trgm_idx;
    DROP TABLE IF EXISTS site.desk_claims;
    DROP TABLE IF EXISTS site.desk_visits;
    DROP TABLE IF EXISTS site.desk_answers;
    DROP TABLE IF EXISTS site.desk_drafts;
  `);
}
