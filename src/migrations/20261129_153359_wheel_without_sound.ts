import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The wheel of a draw is silent, so it needs no word for a button of sound. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "draw_wheel" DROP COLUMN "wheel_sound";
  ALTER TABLE "_draw_wheel_v" DROP COLUMN "version_wheel_sound";`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "draw_wheel" ADD COLUMN "wheel_sound" varchar;
  ALTER TABLE "_draw_wheel_v" ADD COLUMN "version_wheel_sound" varchar;`);
}
