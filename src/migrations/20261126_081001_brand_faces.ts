import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brand_faces_display" AS ENUM('piazzolla', 'source-serif-4', 'literata');
  CREATE TYPE "public"."enum_brand_faces_text" AS ENUM('instrument-sans', 'commissioner', 'source-sans-3');
  CREATE TYPE "public"."enum__brand_v_version_faces_display" AS ENUM('piazzolla', 'source-serif-4', 'literata');
  CREATE TYPE "public"."enum__brand_v_version_faces_text" AS ENUM('instrument-sans', 'commissioner', 'source-sans-3');
  ALTER TABLE "brand" ADD COLUMN "faces_display" "enum_brand_faces_display" DEFAULT 'piazzolla';
  ALTER TABLE "brand" ADD COLUMN "faces_text" "enum_brand_faces_text" DEFAULT 'instrument-sans';
  ALTER TABLE "_brand_v" ADD COLUMN "version_faces_display" "enum__brand_v_version_faces_display" DEFAULT 'piazzolla';
  ALTER TABLE "_brand_v" ADD COLUMN "version_faces_text" "enum__brand_v_version_faces_text" DEFAULT 'instrument-sans';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brand" DROP COLUMN "faces_display";
  ALTER TABLE "brand" DROP COLUMN "faces_text";
  ALTER TABLE "_brand_v" DROP COLUMN "version_faces_display";
  ALTER TABLE "_brand_v" DROP COLUMN "version_faces_text";
  DROP TYPE "public"."enum_brand_faces_display";
  DROP TYPE "public"."enum_brand_faces_text";
  DROP TYPE "public"."enum__brand_v_version_faces_display";
  DROP TYPE "public"."enum__brand_v_version_faces_text";`)
}
