import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Until now every brand had this paper, ink and highlight, and these colors on its pages. */
const PINNED = JSON.stringify({
    of: {
      paper: '#faf6ee',
      ink: '#1b1033',
      primary: '#7c3aed',
      light: '#c084fc',
      highlight: '#c79a45'
    },
    tokens: {
      'paper-2': '#f2eadc',
      'paper-3': '#fbf9f5',
      page: '#f4efe6',
      card: '#fffdf9',
      disabled: '#e6dccb',
      'line-soft': '#eae1d2',
      line: '#dfd4c2',
      edge: '#d8cbbb',
      stone: '#cbbfae',
      tear: '#b9a98e',
      'ink-2': '#4b4062',
      'ink-soft': '#5d5270',
      'ink-3': '#6a5f7d',
      'line-2': '#8b7d92',
      'violet-hover': '#6d28d9',
      'violet-deep': '#5b21b6',
      crowd: '#6a2bd6',
      'violet-line': '#a27af3',
      'violet-rule': '#c7a6fb',
      wash: '#efe6fb',
      tint: '#e6d8fc',
      'tint-2': '#d9c2fd',
      'tint-deep': '#4c1d95',
      'on-violet-2': '#f3e9ff',
      'share-3': '#7d6aa6',
      'share-4': '#b3a4d0',
      'field-soft': '#f0e9dd',
    'step-1': '#dccdf5',
    'step-2': '#e4d9f5',
    'step-3': '#e9e0f7',
    'step-4': '#efe8f9',
    'step-5': '#f4effb',
    rest: '#ddd3ea',
      'night-0': '#150c29',
      'night-1': '#231640',
      'night-2': '#2a1b4a',
      'night-3': '#3a2962',
      'night-line': '#4a3a70',
      'night-edge': '#6a5a94',
      'night-field': '#8f7db8',
      'night-accent': '#8f6fc4',
      'night-glow': '#b79be0',
      bezel: '#0d0719',
      'on-night': '#f6f0ff',
      'on-night-2': '#c9bbe4',
      'brass-light': '#e3c07a',
      'brass-pale': '#e6d3a6',
      'brass-graph': '#9a6f24',
      'brass-text': '#7a5512'
    }
  });

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "brand" ADD COLUMN "colors_paper" varchar;
  ALTER TABLE "brand" ADD COLUMN "colors_ink" varchar;
  ALTER TABLE "brand" ADD COLUMN "colors_highlight" varchar;
  ALTER TABLE "brand" ADD COLUMN "colors_pinned" jsonb;
  ALTER TABLE "_brand_v" ADD COLUMN "version_colors_paper" varchar;
  ALTER TABLE "_brand_v" ADD COLUMN "version_colors_ink" varchar;
  ALTER TABLE "_brand_v" ADD COLUMN "version_colors_highlight" varchar;
  ALTER TABLE "_brand_v" ADD COLUMN "version_colors_pinned" jsonb;`);
  await db.execute(sql`
  UPDATE "brand" SET "colors_paper" = '#faf6ee', "colors_ink" = '#1b1033', "colors_highlight" = '#c79a45',
    "colors_pinned" = ${PINNED}::jsonb`);
  await db.execute(sql`
  UPDATE "_brand_v" SET "version_colors_paper" = '#faf6ee', "version_colors_ink" = '#1b1033',
    "version_colors_highlight" = '#c79a45', "version_colors_pinned" = ${PINNED}::jsonb`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "brand" DROP COLUMN "colors_paper";
  ALTER TABLE "brand" DROP COLUMN "colors_ink";
  ALTER TABLE "brand" DROP COLUMN "colors_highlight";
  ALTER TABLE "brand" DROP COLUMN "colors_pinned";
  ALTER TABLE "_brand_v" DROP COLUMN "version_colors_paper";
  ALTER TABLE "_brand_v" DROP COLUMN "version_colors_ink";
  ALTER TABLE "_brand_v" DROP COLUMN "version_colors_highlight";
  ALTER TABLE "_brand_v" DROP COLUMN "version_colors_pinned";`);
}
