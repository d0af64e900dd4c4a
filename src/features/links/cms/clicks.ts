import type { Endpoint, FieldHook, PayloadHandler, PayloadRequest } from 'payload';
import { staff } from '@/cms/access';
import { requestPool } from '@/db/pool';
import { CLICK_DAYS, type DayClicks } from '../contract';

const totals = new WeakMap<PayloadRequest, Promise<Map<number, number>>>();

async function readTotals(): Promise<Map<number, number>> {
  const { rows } = await requestPool().query<{ id: number; clicks: number }>(
    'select link_id as id, sum(clicks)::int as clicks from site.link_clicks group by link_id',
  );
  return new Map(rows.map(({ id, clicks }) => [id, clicks]));
}

/** All links' openings by one statement, however many links are read together. */
export const readClicks: FieldHook = async ({ originalDoc, req }) => {
  const known = totals.get(req) ?? readTotals();
  totals.set(req, known);
  return (await known).get(originalDoc?.id) ?? 0;
};

/** Every day of the window, also those on which nobody opened it. */
const DAYS = `select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(c.clicks, 0) as clicks
  from generate_series((now() at time zone 'UTC')::date - ${CLICK_DAYS - 1}, (now() at time zone 'UTC')::date,
    interval '1 day') as days(day)
  left join site.link_clicks c on c.link_id = $1 and c.day = days.day::date order by days.day`;

/** GET /admin/api/social-links/<id>/clicks */
const listClicks: PayloadHandler = async (req) => {
  const id = Number(req.routeParams?.id);
  const isAllowed = staff({ req }) && Number.isInteger(id);
  const headers = { 'Cache-Control': 'no-store' };
  if (!isAllowed) return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404, headers });
  const { rows } = await requestPool().query<DayClicks>(DAYS, [id]);
  return Response.json({ days: rows }, { headers });
};

export const clickEndpoints: Endpoint[] = [{ path: '/:id/clicks', method: 'get', handler: listClicks }];
