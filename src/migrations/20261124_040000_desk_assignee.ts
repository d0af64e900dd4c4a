import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "waitlist" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "waitlist_assignee_idx" ON "waitlist" USING btree ("assignee_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "waitlist" DROP CONSTRAINT "waitlist_assignee_id_users_id_fk";
  
  DROP INDEX "waitlist_assignee_idx";
  ALTER TABLE "waitlist" DROP COLUMN "assignee_id";`)
}
