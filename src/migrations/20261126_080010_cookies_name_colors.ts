import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

const OLD = 'until you clear them.';
const KEPT =
  'If you choose Day or Evening at the end of a page, your browser remembers that choice until you choose “As my device”.';
const NOW = `${OLD} ${KEPT}`;

/**
 * Browsers now remember the colors that a visitor chose. Where nobody changed the cookie policy that the site came with,
 * the corrected text is its next version; the others stay in the history. A text that staff changed stays as it is, and
 * the activity log tells staff what to add.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DO $$
    DECLARE
      last policy_versions;
      today timestamptz := date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' + interval '12 hours';
      written jsonb;
    BEGIN
      IF NOT EXISTS (SELECT 1 FROM cookies) OR EXISTS (SELECT 1 FROM cookies WHERE strpos(body::text, '${KEPT}') > 0)
      THEN RETURN; END IF;

      SELECT version.* INTO last FROM policy_versions AS version JOIN cookies AS text
          ON text._status = 'published' AND text.title = version.title AND text.body = version.body
        WHERE version.policy::text = 'cookies' AND strpos(version.body::text, '${OLD}') > 0
          AND NOT EXISTS (SELECT 1 FROM policy_versions AS other WHERE other.policy::text = 'cookies'
            AND (other.published_by IS NOT NULL OR other.number > version.number))
          AND NOT EXISTS (SELECT 1 FROM _cookies_v AS draft
            WHERE draft.latest AND draft.version_body IS DISTINCT FROM version.body);
      IF last.id IS NULL THEN
        INSERT INTO activity (action, subject, details) VALUES ('left for you to change', 'cookies',
          'Staff changed this text, so it stays as it is. Please add: ${KEPT}');
        RETURN;
      END IF;

      written := replace(last.body::text, '${OLD}', '${NOW}')::jsonb;
      UPDATE cookies SET body = written, effective_date = today, last_updated = today, updated_at = now();
      UPDATE _cookies_v SET latest = false WHERE latest;
      INSERT INTO _cookies_v (version_title, version_body, version_effective_date, version_last_updated,
          version__status, version_updated_at, version_created_at, latest)
        SELECT title, body, effective_date, last_updated, 'published', now(), created_at, true FROM cookies;
      INSERT INTO policy_versions (policy, number, title, body, effective_date, last_updated, change_note, published_at)
        VALUES (last.policy, last.number + 1, last.title, written, today, today,
          'Says that your browser remembers whether you chose Day or Evening.', now());
    END $$;`),
  );
}

/** What was published stays published. */
export async function down(_: MigrateDownArgs): Promise<void> {}
