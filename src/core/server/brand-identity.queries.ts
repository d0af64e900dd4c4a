import type { BrandIdentity } from '@/core/shared/brand-identity';
import { requestPool } from '@/kit/db/pool';
import { cachedRead } from '@/kit/server/cached-read';
import type { Faces } from '@/kit/shared/faces';
import { type AskedColors, paletteOf } from '@/kit/shared/palette/palette';

export const notSetUp = () => new Error('The brand is not set up: run the seed');

/** Hundreds of submissions may come per second; an edited brand reaches emails one second later. */
const FRESH_MS = 1000;

async function read(): Promise<BrandIdentity> {
  const { rows } = await requestPool().query<{
    name: string;
    prefix: string;
    colors: AskedColors;
    faces: Faces;
    contact: string;
    support: string;
    applications: string;
    quotes: string;
  }>(`select name, prefix, jsonb_build_object(
          'paper', colors_paper, 'ink', colors_ink, 'primary', colors_primary, 'light', colors_light,
          'highlight', colors_highlight, 'accent', colors_accent, 'print', colors_print,
          'printAccent', colors_print_accent) as colors,
        jsonb_build_object('display', faces_display, 'text', faces_text) as faces,
        mailboxes_contact as contact, mailboxes_support as support,
        mailboxes_applications as applications, mailboxes_quotes as quotes from brand order by id limit 1`);
  const row = rows[0];
  if (!row) throw notSetUp();
  const { name, prefix, colors, faces, ...mailboxes } = row;
  return { name, prefix, palette: paletteOf(colors), faces, mailboxes };
}

/** Plain SQL, so that a submission does not start Payload. @throws database errors */
export const readBrandIdentity = cachedRead('brand-identity', FRESH_MS, read);

/** SQL: how many applications hold a seat. */
export const SEATS_TAKEN = `(select count(*)::int from waitlist where status = 'accepted')`;

/** The founding seats. @throws database errors */
export async function readSeats(): Promise<{ total: number; taken: number }> {
  const { rows } = await requestPool().query<{ total: number; taken: number }>(
    `select seats_total::int as total, least(seats_total::int, ${SEATS_TAKEN}) as taken from brand`,
  );
  if (!rows[0]) throw notSetUp();
  return rows[0];
}
