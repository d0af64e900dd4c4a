import { IS_SHOWN } from '@/db/shown-links';
import { dayCounter, dayCountsEndpoint } from '@/server/day-counts';
import type { ReadSession } from '@/server/require-role';

/** Only clicks on links that visitors see are counted. */
const CLICKS = {
  table: 'site.link_clicks',
  of: 'link_id',
  counted: 'clicks',
  records: 'social_links',
  when: IS_SHOWN,
} as const;

export const countClick = dayCounter(CLICKS);
/** GET …/social-links/<id>/clicks: how often a link was opened, per day. */
export const clicksEndpoint = (readSession: ReadSession) => dayCountsEndpoint(CLICKS, readSession);
