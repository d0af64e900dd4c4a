import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * First answers by idempotency key, and counters of the rate limits. The counters are UNLOGGED: they may be lost in a
 * crash, and counting must not wait for the disk.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE SCHEMA IF NOT EXISTS site;
    CREATE TABLE IF NOT EXISTS site.idempotency (
      path text NOT NULL,
      key text NOT NULL,
      content_hash text NOT NULL,
      answer jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (path, key)
    );
    CREATE INDEX IF NOT EXISTS idempotency_created_at ON site.idempotency (created_at);
    CREATE UNLOGGED TABLE IF NOT EXISTS site.rate_limits (
      key varchar(255) PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    );
    CREATE INDEX IF NOT EXISTS rate_limits_expire ON site.rate_limits (expire);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE IF EXISTS site.idempotency;
    DROP TABLE IF EXISTS site.rate_limits;
  `);
}
