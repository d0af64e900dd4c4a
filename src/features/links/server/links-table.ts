import { IS_SAMPLE, SHOWN_LINKS } from '@/core/db/shown-links';
import { requestPool } from '@/kit/db/pool';
import { MAX_LINKS, type SocialLink } from '../contract';

/** Sorted as on the page. */
export const PLACE = `coalesce("order", 0), id`;
const SIX = `id, label, url, icon, coalesce("order", 0)::int as "order", coalesce(is_active, true) as "isActive"`;

/**
 * What visitors see: exactly six keys each. Plain SQL: visitors' reads must not start Payload.
 *
 * @throws database errors
 */
export async function readShownLinks(): Promise<SocialLink[]> {
  const { rows } = await requestPool().query<SocialLink>({
    name: 'read-shown-links',
    text: `select ${SIX} from ${SHOWN_LINKS} order by ${PLACE} limit $1`,
    values: [MAX_LINKS],
  });
  return rows;
}

type Row = Omit<SocialLink, 'visibleFrom' | 'visibleUntil' | 'isSample'> & {
  visibleFrom: Date | null;
  visibleUntil: Date | null;
  isSample: boolean;
};

/**
 * What staff see: every link, with its schedule if it has one.
 *
 * @throws database errors
 */
export async function readAllLinks(): Promise<SocialLink[]> {
  const { rows } = await requestPool().query<Row>({
    name: 'read-all-links',
    text: `select ${SIX}, visible_from as "visibleFrom", visible_until as "visibleUntil",
             ${IS_SAMPLE} as "isSample"
           from social_links where deleted_at is null order by ${PLACE} limit $1`,
    values: [MAX_LINKS],
  });
  return rows.map(({ visibleFrom, visibleUntil, isSample, ...six }) => ({
    ...six,
    ...(visibleFrom ? { visibleFrom: visibleFrom.toISOString() } : {}),
    ...(visibleUntil ? { visibleUntil: visibleUntil.toISOString() } : {}),
    ...(isSample ? { isSample } : {}),
  }));
}
