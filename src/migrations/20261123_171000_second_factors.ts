import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Second factors of staff accounts. A backup holds public keys, sealed secrets and hashes; used challenges and fresh
 * touches live for minutes, so they are unlogged and in no backup.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE site.passkeys (
      id serial PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      credential_id text NOT NULL UNIQUE,
      public_key bytea NOT NULL,
      counter bigint NOT NULL,
      transports text[] NOT NULL,
      host text NOT NULL,
      name text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      last_used_at timestamptz
    );
    CREATE INDEX passkeys_user_idx ON site.passkeys (user_id);
    CREATE TABLE site.code_apps (
      user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      sealed_secret bytea NOT NULL,
      last_period bigint NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      last_used_at timestamptz
    );
    CREATE TABLE site.recovery_codes (
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      hash bytea NOT NULL,
      used_at timestamptz,
      PRIMARY KEY (user_id, hash)
    );
    CREATE UNLOGGED TABLE site.used_challenges (
      nonce text PRIMARY KEY,
      expires_at timestamptz NOT NULL
    );
    CREATE UNLOGGED TABLE site.fresh_touches (
      sid text NOT NULL,
      step text NOT NULL,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (sid, step)
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE IF EXISTS site.fresh_touches;
    DROP TABLE IF EXISTS site.used_challenges;
    DROP TABLE IF EXISTS site.recovery_codes;
    DROP TABLE IF EXISTS site.code_apps;
    DROP TABLE IF EXISTS site.passkeys;
  `);
}
