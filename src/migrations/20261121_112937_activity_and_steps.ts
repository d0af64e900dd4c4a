import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "activity" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"actor" varchar,
  	"actor_id" numeric,
  	"action" varchar NOT NULL,
  	"subject" varchar,
  	"subject_id" varchar,
  	"details" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "steps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"subject_id" varchar NOT NULL,
  	"left_state" varchar NOT NULL,
  	"new_state" varchar NOT NULL,
  	"by" varchar,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "activity_actor_idx" ON "activity" USING btree ("actor");
  CREATE INDEX "activity_actor_id_idx" ON "activity" USING btree ("actor_id");
  CREATE INDEX "activity_action_idx" ON "activity" USING btree ("action");
  CREATE INDEX "activity_subject_idx" ON "activity" USING btree ("subject");
  CREATE INDEX "activity_subject_id_idx" ON "activity" USING btree ("subject_id");
  CREATE INDEX "activity_updated_at_idx" ON "activity" USING btree ("updated_at");
  CREATE INDEX "activity_created_at_idx" ON "activity" USING btree ("created_at");
  CREATE INDEX "steps_subject_idx" ON "steps" USING btree ("subject");
  CREATE INDEX "steps_subject_id_idx" ON "steps" USING btree ("subject_id");
  CREATE INDEX "steps_updated_at_idx" ON "steps" USING btree ("updated_at");
  CREATE INDEX "steps_created_at_idx" ON "steps" USING btree ("created_at");
  CREATE TRIGGER activity_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON activity
    FOR EACH STATEMENT EXECUTE FUNCTION site.refuse_change();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "activity" CASCADE;
  DROP TABLE "steps" CASCADE;`)
}
