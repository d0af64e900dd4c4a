import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The texts of the studio, of caps and of banners. What the owner wrote about bags stays, beside the banner; a text that
 * nobody changed becomes the new one.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "merch_page" RENAME COLUMN "categories_bags" TO "categories_banners";
    ALTER TABLE "merch_page" RENAME COLUMN "categories_bags_text" TO "categories_banners_text";
    ALTER TABLE "merch_page" ADD COLUMN "categories_caps" varchar;
    ALTER TABLE "merch_page" ADD COLUMN "categories_caps_text" varchar;
    ALTER TABLE "merch_page" ADD COLUMN "pricing_crossed" varchar;
    ALTER TABLE "merch_page" ADD COLUMN "pricing_other" varchar;
    ALTER TABLE "merch_page" ADD COLUMN "pricing_other_note" varchar;
    ALTER TABLE "merch_page" ADD COLUMN "pricing_quoted" varchar;
    ALTER TABLE "merch_page" ADD COLUMN "pricing_answer" varchar;
    ALTER TABLE "merch_page" ADD COLUMN "pricing_answer_time" varchar;
    ALTER TABLE "_merch_page_v" RENAME COLUMN "version_categories_bags" TO "version_categories_banners";
    ALTER TABLE "_merch_page_v" RENAME COLUMN "version_categories_bags_text" TO "version_categories_banners_text";
    ALTER TABLE "_merch_page_v" ADD COLUMN "version_categories_caps" varchar;
    ALTER TABLE "_merch_page_v" ADD COLUMN "version_categories_caps_text" varchar;
    ALTER TABLE "_merch_page_v" ADD COLUMN "version_pricing_crossed" varchar;
    ALTER TABLE "_merch_page_v" ADD COLUMN "version_pricing_other" varchar;
    ALTER TABLE "_merch_page_v" ADD COLUMN "version_pricing_other_note" varchar;
    ALTER TABLE "_merch_page_v" ADD COLUMN "version_pricing_quoted" varchar;
    ALTER TABLE "_merch_page_v" ADD COLUMN "version_pricing_answer" varchar;
    ALTER TABLE "_merch_page_v" ADD COLUMN "version_pricing_answer_time" varchar;
    UPDATE merch_page SET pricing_lead = 'Put your letters on it. The receipt stays pinned to the piece: what we pay, what we keep.'
      WHERE pricing_lead = 'We show you what we pay and what we keep. Our margin steps down with every order your chapter places in the academic year.';
    UPDATE merch_page SET categories_banners = 'Banners and more'
      WHERE categories_banners = 'Bags and more';
    UPDATE merch_page SET categories_banners_text = 'For the porch and the row. Totes for a retreat? Just ask: you’ll get the same open pricing.'
      WHERE categories_banners_text = 'Totes for a retreat, towels for a lake day. Just ask: you’ll get the same open pricing.';
    UPDATE _merch_page_v SET version_pricing_lead = 'Put your letters on it. The receipt stays pinned to the piece: what we pay, what we keep.'
      WHERE version_pricing_lead = 'We show you what we pay and what we keep. Our margin steps down with every order your chapter places in the academic year.';
    UPDATE _merch_page_v SET version_categories_banners = 'Banners and more'
      WHERE version_categories_banners = 'Bags and more';
    UPDATE _merch_page_v SET version_categories_banners_text = 'For the porch and the row. Totes for a retreat? Just ask: you’ll get the same open pricing.'
      WHERE version_categories_banners_text = 'Totes for a retreat, towels for a lake day. Just ask: you’ll get the same open pricing.';
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "merch_page" RENAME COLUMN "categories_banners" TO "categories_bags";
    ALTER TABLE "merch_page" RENAME COLUMN "categories_banners_text" TO "categories_bags_text";
    ALTER TABLE "merch_page" DROP COLUMN "pricing_crossed";
    ALTER TABLE "merch_page" DROP COLUMN "pricing_other";
    ALTER TABLE "merch_page" DROP COLUMN "pricing_other_note";
    ALTER TABLE "merch_page" DROP COLUMN "pricing_quoted";
    ALTER TABLE "merch_page" DROP COLUMN "pricing_answer";
    ALTER TABLE "merch_page" DROP COLUMN "pricing_answer_time";
    ALTER TABLE "merch_page" DROP COLUMN "categories_caps";
    ALTER TABLE "merch_page" DROP COLUMN "categories_caps_text";
    ALTER TABLE "_merch_page_v" RENAME COLUMN "version_categories_banners" TO "version_categories_bags";
    ALTER TABLE "_merch_page_v" RENAME COLUMN "version_categories_banners_text" TO "version_categories_bags_text";
    ALTER TABLE "_merch_page_v" DROP COLUMN "version_pricing_crossed";
    ALTER TABLE "_merch_page_v" DROP COLUMN "version_pricing_other";
    ALTER TABLE "_merch_page_v" DROP COLUMN "version_pricing_other_note";
    ALTER TABLE "_merch_page_v" DROP COLUMN "version_pricing_quoted";
    ALTER TABLE "_merch_page_v" DROP COLUMN "version_pricing_answer";
    ALTER TABLE "_merch_page_v" DROP COLUMN "version_pricing_answer_time";
    ALTER TABLE "_merch_page_v" DROP COLUMN "version_categories_caps";
    ALTER TABLE "_merch_page_v" DROP COLUMN "version_categories_caps_text";
  `);
}
