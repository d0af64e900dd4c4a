import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Invitations of staff, until they are accepted or over. A new account has no role unless somebody chooses one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "users" ALTER COLUMN "role" DROP DEFAULT;

    CREATE UNLOGGED TABLE site.staff_invitations (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      username text NOT NULL UNIQUE,
      email text NOT NULL,
      role enum_users_role NOT NULL,
      -- A part of the link: sending the invitation again replaces it.
      nonce text NOT NULL,
      invited_by_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      ends_at timestamptz NOT NULL
    );
    CREATE INDEX staff_invitations_invited_by_idx ON site.staff_invitations (invited_by_id);

    CREATE FUNCTION site.forget_invitation() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM public.mails WHERE related_collection = 'staff-invitations' AND related_id = OLD.id::text;
      RETURN NULL;
    END $$;
    CREATE TRIGGER forget_invitation AFTER DELETE ON site.staff_invitations
      FOR EACH ROW EXECUTE FUNCTION site.forget_invitation();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE IF EXISTS site.staff_invitations;
    DROP FUNCTION IF EXISTS site.forget_invitation();
    ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'admin';
  `);
}
