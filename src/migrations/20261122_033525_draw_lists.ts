import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Entries and lists of the draw. Handles are compared byte by byte ("C"), so that the order is the same everywhere.
 * `draw_entries` refers to people and lists without foreign keys: a million checks would double the time of an
 * import, and each row is written in the transaction that writes what it refers to.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE site.draw_accounts (
      round_id integer NOT NULL REFERENCES draw_rounds (id) ON DELETE CASCADE,
      key text COLLATE "C" NOT NULL,
      label text NOT NULL,
      url text NOT NULL,
      link_id integer NOT NULL,
      place integer NOT NULL,
      PRIMARY KEY (round_id, key)
    );
    CREATE TABLE site.draw_people (
      id serial PRIMARY KEY,
      round_id integer NOT NULL,
      disqualified_at timestamptz,
      disqualified_by text,
      disqualified_for text
    );
    CREATE TABLE site.draw_entries (
      round_id integer NOT NULL,
      handle text COLLATE "C" NOT NULL,
      account text COLLATE "C" NOT NULL,
      nth integer NOT NULL CHECK (nth > 0),
      person_id integer NOT NULL,
      list_id integer,
      PRIMARY KEY (round_id, handle, account, nth)
    );
    CREATE INDEX draw_entries_person_idx ON site.draw_entries (person_id);
    CREATE TABLE site.draw_lists (
      id serial PRIMARY KEY,
      round_id integer NOT NULL REFERENCES draw_rounds (id) ON DELETE CASCADE,
      account text NOT NULL,
      file_id text,
      name text NOT NULL,
      by text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      finished_at timestamptz,
      state text NOT NULL DEFAULT 'waiting'
        CHECK (state IN ('waiting', 'running', 'done', 'failed', 'leaving', 'gone')),
      bytes bigint NOT NULL,
      bytes_read bigint NOT NULL DEFAULT 0,
      rows integer NOT NULL DEFAULT 0,
      added integer NOT NULL DEFAULT 0,
      known integer NOT NULL DEFAULT 0,
      bad integer NOT NULL DEFAULT 0,
      problem text
    );
    CREATE INDEX draw_lists_round_idx ON site.draw_lists (round_id);
    CREATE TABLE site.draw_list_problems (
      list_id integer NOT NULL REFERENCES site.draw_lists (id) ON DELETE CASCADE,
      line integer NOT NULL,
      reason text NOT NULL,
      PRIMARY KEY (list_id, line)
    );
    CREATE TABLE site.draw_commitments (
      round_id integer PRIMARY KEY REFERENCES draw_rounds (id),
      asked_by_id integer NOT NULL,
      asked_by text NOT NULL,
      asked_at timestamptz NOT NULL DEFAULT now(),
      places integer NOT NULL,
      beacon jsonb NOT NULL,
      problem text,
      committed_at timestamptz,
      commitment jsonb,
      fingerprint text,
      CHECK ((committed_at IS NULL) = (commitment IS NULL) AND (committed_at IS NULL) = (fingerprint IS NULL))
    );
    CREATE TABLE site.draw_secrets (
      round_id integer PRIMARY KEY REFERENCES site.draw_commitments (round_id),
      secret bytea NOT NULL,
      list_secret bytea
    );
    CREATE TABLE site.draw_leaves (
      round_id integer NOT NULL REFERENCES site.draw_commitments (round_id),
      chunk integer NOT NULL,
      first bytea NOT NULL,
      root bytea NOT NULL,
      leaves bytea NOT NULL,
      PRIMARY KEY (round_id, chunk)
    );
    ALTER TABLE site.draw_leaves ALTER COLUMN leaves SET STORAGE EXTERNAL;
    CREATE INDEX draw_leaves_first_idx ON site.draw_leaves (round_id, first);
    CREATE TRIGGER draw_leaves_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON site.draw_leaves
      FOR EACH STATEMENT EXECUTE FUNCTION site.refuse_change();
    CREATE TABLE site.draw_leaf_people (
      round_id integer NOT NULL,
      chunk integer NOT NULL,
      people bytea NOT NULL,
      PRIMARY KEY (round_id, chunk)
    );
    CREATE TABLE site.draw_results (
      round_id integer PRIMARY KEY REFERENCES site.draw_commitments (round_id),
      asked_by_id integer NOT NULL,
      asked_by text NOT NULL,
      asked_at timestamptz NOT NULL DEFAULT now(),
      beacon text NOT NULL,
      problem text,
      drawn_at timestamptz
    );
    CREATE TABLE site.draw_places (
      round_id integer NOT NULL REFERENCES site.draw_results (round_id),
      place integer NOT NULL,
      ticket integer NOT NULL,
      person integer NOT NULL,
      account text NOT NULL,
      handle text,
      masked text NOT NULL,
      passed_over_at timestamptz,
      passed_over_by text,
      passed_over_for text,
      PRIMARY KEY (round_id, place)
    );
    CREATE INDEX draw_rounds_title_trgm_idx ON draw_rounds USING gin (title gin_trgm_ops);
    CREATE INDEX draw_rounds_prize_trgm_idx ON draw_rounds USING gin (prize gin_trgm_ops);
    CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON draw_rounds
      FOR EACH STATEMENT EXECUTE FUNCTION site.content_changed();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER IF EXISTS content_changed ON draw_rounds;
    DROP INDEX IF EXISTS draw_rounds_title_trgm_idx, draw_rounds_prize_trgm_idx;
    DROP TABLE IF EXISTS site.draw_places, site.draw_results, site.draw_leaf_people, site.draw_leaves,
      site.draw_secrets, site.draw_commitments, site.draw_list_problems, site.draw_lists, site.draw_entries,
      site.draw_people, site.draw_accounts;
  `);
}
