import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Everything that Payload still has as published, each text once, in order of publication. */
const history = (policy: string) => {
  const table = policy.replaceAll('-', '_');
  return `
    INSERT INTO policy_versions (policy, number, title, body, effective_date, last_updated, change_note, published_at)
    SELECT '${policy}', row_number() OVER went_out, title, body, effective_date, last_updated,
      CASE WHEN row_number() OVER went_out > 1 THEN 'Published before changes were described here.' END, at
    FROM (
      SELECT *, jsonb_build_array(title, body, effective_date, last_updated) AS text,
        lag(jsonb_build_array(title, body, effective_date, last_updated)) OVER (ORDER BY at, id) AS text_before
      FROM (
        SELECT id, created_at AS at, version_title AS title, version_body AS body,
          version_effective_date AS effective_date, version_last_updated AS last_updated
        FROM _${table}_v WHERE version__status = 'published'
        UNION ALL
        SELECT id, updated_at, title, body, effective_date, last_updated FROM ${table} WHERE _status = 'published'
      ) AS published
      WHERE title IS NOT NULL AND body IS NOT NULL AND effective_date IS NOT NULL AND last_updated IS NOT NULL
    ) AS in_order
    WHERE text IS DISTINCT FROM text_before
    WINDOW went_out AS (ORDER BY at, id);`;
};

/** Texts published before the history existed are added to it; after that nobody can change or remove a version. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const policy of ['privacy-policy', 'terms', 'cookies', 'gdpr']) {
    await db.execute(sql.raw(history(policy)));
  }
  await db.execute(sql`
    CREATE FUNCTION site.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
    END $$;
    CREATE TRIGGER policy_versions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON policy_versions
      FOR EACH STATEMENT EXECUTE FUNCTION site.refuse_change();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER IF EXISTS policy_versions_append_only ON policy_versions;
    DROP FUNCTION IF EXISTS site.refuse_change();
  `);
}
