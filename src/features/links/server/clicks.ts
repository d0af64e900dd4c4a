import { IS_LINK_SHOWN } from '@/core/db/shown-links';
import { dayCounter, dayCountsEndpoint } from '@/core/server/day-counts';

/** Only clicks on links that visitors see are counted. */
const CLICKS = {
  table: 'site.link_clicks',
  of: 'link_id',
  counted: 'clicks',
  records: 'social_links',
  when: IS_LINK_SHOWN,
} as const;

export const countClick = dayCounter(CLICKS);
/** GET …/social-links/<id>/clicks: how often a link was opened, per day. */
export const clicksEndpoint = dayCountsEndpoint(CLICKS);
