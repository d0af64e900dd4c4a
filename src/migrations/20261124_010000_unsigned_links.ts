import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Links in emails are stored without their signatures from here on (src/core/db/unsigned-links.ts): whoever has a backup
 * and not the site's secrets must not be able to open them. Earlier emails follow. They are signed again when they
 * are sent or shown.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(String.raw`
    create function pg_temp.unsigned(written text) returns text language sql as $$
      select regexp_replace(regexp_replace(regexp_replace(regexp_replace(written,
        '\.\[(form-time|newsletter-confirm|newsletter-unsubscribe|form-result|ticket-status|draw-lookup)\]', '. [\1]', 'g'),
        '(/support/status/[\w-]+)\.[\w-]{43}(?![\w-])', '\1.[ticket-status]', 'g'),
        '(/newsletter/confirm\?token=[\w-]+)\.[\w-]{43}(?![\w-])', '\1.[newsletter-confirm]', 'g'),
        '(/newsletter/unsubscribe\?token=[\w-]+)\.[\w-]{43}(?![\w-])', '\1.[newsletter-unsubscribe]', 'g')
    $$;
    update mails set text = pg_temp.unsigned(text), html = pg_temp.unsigned(html),
      unsubscribe_url = pg_temp.unsigned(unsubscribe_url)
    where text ~ '(/support/status/|\?token=|\.\[)' or html ~ '(/support/status/|\?token=|\.\[)'
      or unsubscribe_url is not null;
    drop function pg_temp.unsigned(text);
  `));
}

/** The signatures are gone from the database; the site adds them. */
export async function down(): Promise<void> {}
