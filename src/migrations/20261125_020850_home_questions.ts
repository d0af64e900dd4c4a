import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "home_page_questions_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "_home_page_v_version_questions_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "home_page" ADD COLUMN "founders_heading" varchar;
  ALTER TABLE "home_page" ADD COLUMN "founders_text" varchar;
  ALTER TABLE "home_page" ADD COLUMN "founders_signature" varchar;
  ALTER TABLE "home_page" ADD COLUMN "questions_heading" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_founders_heading" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_founders_text" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_founders_signature" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_questions_heading" varchar;
  ALTER TABLE "home_page_questions_list" ADD CONSTRAINT "home_page_questions_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_questions_list" ADD CONSTRAINT "_home_page_v_version_questions_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_page_questions_list_order_idx" ON "home_page_questions_list" USING btree ("_order");
  CREATE INDEX "home_page_questions_list_parent_id_idx" ON "home_page_questions_list" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_questions_list_order_idx" ON "_home_page_v_version_questions_list" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_questions_list_parent_id_idx" ON "_home_page_v_version_questions_list" USING btree ("_parent_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "home_page_questions_list" CASCADE;
  DROP TABLE "_home_page_v_version_questions_list" CASCADE;
  ALTER TABLE "home_page" DROP COLUMN "founders_heading";
  ALTER TABLE "home_page" DROP COLUMN "founders_text";
  ALTER TABLE "home_page" DROP COLUMN "founders_signature";
  ALTER TABLE "home_page" DROP COLUMN "questions_heading";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_founders_heading";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_founders_text";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_founders_signature";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_questions_heading";`);
}
