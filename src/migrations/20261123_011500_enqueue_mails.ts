import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Adds emails to the outbox and to the queue (src/core/db/enqueue-mail.ts). Without these settings the queue's own
 * function plans most of its statements again for each call; and a plan made while few jobs waited is cached and
 * reads them all: with 12,000 of them a submission spent 2 ms on that alone.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE OR REPLACE FUNCTION site.enqueue_mails(letters json, most_attempts integer, host text) RETURNS SETOF integer
    LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
    AS $$
    DECLARE
      ids integer[];
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
      PERFORM graphile_worker.add_jobs(array_agg(ROW('send-mail', json_build_object('mailId', id), null, null,
        most_attempts, null, null, null)::graphile_worker.job_spec)) FROM unnest(ids) AS id;
      RETURN QUERY SELECT unnest(ids);
    END
    $$;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP FUNCTION IF EXISTS site.enqueue_mails(json, integer, text)`);
}
