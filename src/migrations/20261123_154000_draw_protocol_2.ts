import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * From now on, a round of drand alone decides a draw (docs/draw-protocol.md). Rounds that were committed or drawn
 * before stay as they are; unfinished ones return to staff. Earlier manual changes are taken from the activity log.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE site.draw_lists ADD COLUMN sha256 text;
    CREATE TABLE site.draw_hand_changes (
      id serial PRIMARY KEY,
      round_id integer NOT NULL REFERENCES draw_rounds (id) ON DELETE CASCADE,
      what text NOT NULL CHECK (what IN ('free', 'joined', 'parted', 'disqualified', 'admitted')),
      reason text NOT NULL,
      by text NOT NULL,
      at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX draw_hand_changes_round_idx ON site.draw_hand_changes (round_id);
    ALTER TABLE site.draw_commitments
      ALTER COLUMN beacon DROP NOT NULL,
      ADD COLUMN drand_round bigint,
      ADD COLUMN sources jsonb,
      ADD COLUMN time_stamp bytea,
      ADD COLUMN value_problem text;
    ALTER TABLE site.draw_secrets ALTER COLUMN secret DROP NOT NULL;
    ALTER TABLE site.draw_results
      ALTER COLUMN asked_by_id DROP NOT NULL,
      ALTER COLUMN asked_by DROP NOT NULL,
      ALTER COLUMN beacon DROP NOT NULL,
      ADD COLUMN signature text,
      ADD CHECK (num_nonnulls(beacon, signature) = 1);
    UPDATE site.draw_commitments
      SET problem = 'Rounds are committed to a round of drand now. Choose when to draw, and commit again.'
      WHERE committed_at IS NULL AND problem IS NULL;
    UPDATE site.draw_results
      SET problem = 'This round was committed to under the protocol before, which staff could steer. Cancel it and make a new one.'
      WHERE drawn_at IS NULL;
    INSERT INTO site.draw_hand_changes (round_id, what, reason, by, at)
      SELECT round.id, told.what, coalesce(substring(details from '^disqualified person [0-9]+: (.+)$'),
        'Done before reasons were asked for'), coalesce(actor, ''), activity.created_at
      FROM activity
        JOIN draw_rounds AS round ON activity.subject = 'draw-rounds' AND activity.subject_id = round.id::text
          AND round.status IN ('open', 'closed')
        JOIN (VALUES ('set a free entry%', 'free'), ('joined people%', 'joined'), ('parted an entry%', 'parted'),
          ('disqualified person%', 'disqualified'), ('admitted person%', 'admitted')) AS told (pattern, what)
          ON activity.details LIKE told.pattern;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE IF EXISTS site.draw_hand_changes;
    ALTER TABLE site.draw_lists DROP COLUMN IF EXISTS sha256;
    ALTER TABLE site.draw_commitments DROP COLUMN IF EXISTS drand_round, DROP COLUMN IF EXISTS sources,
      DROP COLUMN IF EXISTS time_stamp, DROP COLUMN IF EXISTS value_problem;
    ALTER TABLE site.draw_results DROP COLUMN IF EXISTS signature;
  `);
}
