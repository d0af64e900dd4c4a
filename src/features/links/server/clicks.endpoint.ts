import { requestPool } from '@/db/pool';
import { EndpointError } from '@/server/endpoint-errors';
import { publicEndpoint, withoutBody } from '@/server/public-endpoint';
import { EVERY_ROLE, type ReadSession, recordId, requireRole } from '@/server/require-role';
import { json } from '@/server/responses';
import { CLICK_DAYS, type DayClicks } from '../contract';

/** Every day of the period, including those without a click. */
const DAYS = `select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(c.clicks, 0) as clicks
  from generate_series((now() at time zone 'UTC')::date - ${CLICK_DAYS - 1}, (now() at time zone 'UTC')::date,
    interval '1 day') as days(day)
  left join site.link_clicks c on c.link_id = $1 and c.day = days.day::date
  where exists (select 1 from social_links where id = $1) order by days.day`;

/** GET …/social-links/<id>/clicks: how often a link was opened, per day. */
export const clicksEndpoint = (readSession: ReadSession) =>
  publicEndpoint({
    GET: withoutBody(async (call) => {
      await requireRole(readSession, call, EVERY_ROLE);
      const { rows } = await requestPool().query<DayClicks>(DAYS, [recordId(call)]);
      if (rows.length === 0) throw new EndpointError('not-found');
      return json({ days: rows });
    }),
  });
