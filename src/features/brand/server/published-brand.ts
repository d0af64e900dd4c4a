import { STORED_HOURS } from '@/core/db/business-hours';
import { notSetUp, SEATS_TAKEN } from '@/core/server/brand-identity.queries';
import { pictureDocument } from '@/core/server/pictures.queries';
import { requestPool } from '@/kit/db/pool';
import type { Brand } from '@/payload-types';

type Row = Omit<Brand, 'updatedAt' | 'createdAt'> & { updatedAt: Date | null; accepted: number };

const object = (prefix: string, names: string[]) =>
  `jsonb_build_object(${names.map((name) => `'${name}', ${prefix}_${name}`).join(', ')})`;

const rowsOf = (table: string) =>
  `(select coalesce(jsonb_agg(to_jsonb(part) order by part._order), '[]') from brand_${table} part where part._parent_id = brand.id)`;

const STATEMENT = `select brand.id, name, prefix, audience, tagline, motto, prize,
    mark_path as "markPath", site_url as "siteUrl", seats_total::float8 as "seatsTotal",
    announcement_full as "announcementFull", answer_days::float8 as "answerDays", ${STORED_HOURS} as hours,
    brand_assets_staff_only as "brandAssetsStaffOnly", updated_at as "updatedAt",
    ${object('mailboxes', ['contact', 'support', 'applications', 'quotes'])} as mailboxes,
    ${object('social', ['x', 'facebook', 'instagram', 'linkedin', 'tiktok'])} as social,
    ${object('colors', ['paper', 'ink', 'primary', 'light', 'highlight', 'accent', 'print'])}
      || jsonb_build_object('printAccent', colors_print_accent) as colors,
    ${object('faces', ['display', 'text'])} as faces,
    ${rowsOf('announcements')} as announcements, ${rowsOf('benefits')} as benefits,
    ${rowsOf('claims')} as claims, ${rowsOf('partner_chapters')} as "partnerChapters",
    ${pictureDocument('brand.showcase_image_id')} as "showcaseImage",
    ${SEATS_TAKEN} as accepted
  from brand order by brand.id limit 1`;

/**
 * The published brand in Payload's shape, limited to what pages show, with the number of applications that hold a
 * seat. It is one statement without Payload's modules: every page needs it, and the first one should not wait until
 * the whole content system is loaded.
 * @throws database errors
 */
export async function readPublishedBrand(): Promise<{ brand: Brand; accepted: number }> {
  const { rows } = await requestPool().query<Row>(STATEMENT);
  const row = rows[0];
  if (!row) throw notSetUp();
  const { accepted, updatedAt, ...brand } = row;
  return { brand: { ...brand, updatedAt: updatedAt?.toISOString() ?? null } as Brand, accepted };
}
