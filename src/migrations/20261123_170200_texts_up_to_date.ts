import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

type Correction = {
  policy: 'official-rules' | 'cookies';
  old: string;
  now: string;
  /** What visitors read about the new version. */
  note: string;
  /** What staff read where they changed the text. */
  left: string;
};

const RULES: Correction = {
  policy: 'official-rules',
  old: 'calculated from the list, a sealed secret and that value.',
  now: 'calculated from the list and that value, and from nothing else.',
  note: 'Says how winners are drawn now: from the list and the public value alone. No secret of ours is part of it.',
  left: 'The rules speak of a sealed secret, but draws have none any more. Staff changed this text, so it stays as it is: please change the sentence under "How the winner is drawn".',
};

const OPENED =
  'On the links page your browser remembers which tickets you opened, to show them torn. It tells nobody, and it forgets them when you delete the data of this site.';
const COOKIES: Correction = {
  policy: 'cookies',
  old: 'It says nothing about you and is gone when you close the page.',
  now: `It says nothing about you and is gone when you close the page. ${OPENED}`,
  note: 'Says that your browser remembers which tickets of the links page you opened.',
  left: `Staff changed this text, so it stays as it is. Please add: ${OPENED}`,
};

/**
 * Where nobody changed the text that the site came with, the corrected text is the next version, and the first one
 * stays in the history. A text that staff changed stays as it is, and the activity log tells staff what to change.
 */
const corrected = ({ policy, old, now, note, left }: Correction) => {
  const table = policy.replaceAll('-', '_');
  return sql.raw(`
    DO $$
    DECLARE
      first policy_versions;
      today timestamptz := date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' + interval '12 hours';
      written jsonb;
    BEGIN
      IF NOT EXISTS (
        SELECT 1 FROM ${table} WHERE strpos(body::text, '${old}') > 0 AND strpos(body::text, '${now}') = 0
        UNION ALL SELECT 1 FROM _${table}_v WHERE latest
          AND strpos(version_body::text, '${old}') > 0 AND strpos(version_body::text, '${now}') = 0
      ) THEN RETURN; END IF;

      SELECT version.* INTO first FROM policy_versions AS version JOIN ${table} AS text
          ON text._status = 'published' AND text.title = version.title AND text.body = version.body
        WHERE version.policy::text = '${policy}' AND version.published_by IS NULL
          AND NOT EXISTS (SELECT 1 FROM policy_versions AS other
            WHERE other.policy::text = '${policy}' AND other.id <> version.id)
          AND NOT EXISTS (SELECT 1 FROM _${table}_v AS draft
            WHERE draft.latest AND draft.version_body IS DISTINCT FROM version.body);
      IF first.id IS NULL THEN
        INSERT INTO activity (action, subject, details) VALUES ('left for you to change', '${policy}', '${left}');
        RETURN;
      END IF;

      written := replace(first.body::text, '${old}', '${now}')::jsonb;
      UPDATE ${table} SET body = written, effective_date = today, last_updated = today, updated_at = now();
      UPDATE _${table}_v SET latest = false WHERE latest;
      INSERT INTO _${table}_v (version_title, version_body, version_effective_date, version_last_updated,
          version__status, version_updated_at, version_created_at, latest)
        SELECT title, body, effective_date, last_updated, 'published', now(), created_at, true FROM ${table};
      INSERT INTO policy_versions (policy, number, title, body, effective_date, last_updated, change_note, published_at)
        VALUES (first.policy, first.number + 1, first.title, written, today, today, '${note}', now());
    END $$;`);
};

/** The rules spoke of a sealed secret, which draws no longer have; browsers now remember torn tickets. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(corrected(RULES));
  await db.execute(corrected(COOKIES));
}

/** What was published stays published. */
export async function down(_: MigrateDownArgs): Promise<void> {}
