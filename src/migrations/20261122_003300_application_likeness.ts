import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { organizationKey } from '../shared/organization-key';

const BATCH = 1000;

type Applicant = { id: number; email: string; organization: string };

/** Applications that came before their likeness was kept. */
export async function fillLikeness(db: Pick<MigrateUpArgs['db'], 'execute'>): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await db.execute(
      sql`select id, email, organization from waitlist where id > ${last} order by id limit ${BATCH}`,
    );
    const applicants = rows as Applicant[];
    const keys = applicants.map(({ id, email, organization }) => ({
      id,
      email: email.toLowerCase(),
      organization: organizationKey(organization),
    }));
    await db.execute(sql`
      update waitlist set email_key = k.email, organization_key = k.organization
      from json_to_recordset(${JSON.stringify(keys)}::json) as k(id integer, email text, organization text)
      where waitlist.id = k.id`);
    if (applicants.length < BATCH) return;
    last = applicants.at(-1)?.id ?? last;
  }
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "waitlist" ADD COLUMN "email_key" varchar;
    ALTER TABLE "waitlist" ADD COLUMN "organization_key" varchar;`);
  await fillLikeness(db);
  await db.execute(sql`
    CREATE INDEX "waitlist_email_key_idx" ON "waitlist" USING btree ("email_key");
    CREATE INDEX "waitlist_organization_key_idx" ON "waitlist" USING btree ("organization_key");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "waitlist_email_key_idx";
    DROP INDEX "waitlist_organization_key_idx";
    ALTER TABLE "waitlist" DROP COLUMN "email_key";
    ALTER TABLE "waitlist" DROP COLUMN "organization_key";`);
}
