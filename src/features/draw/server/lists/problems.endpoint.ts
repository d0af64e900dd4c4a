import { requireRole } from '@/core/server/session';
import { requestPool } from '@/kit/db/pool';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { publicEndpoint, recordId, withoutBody } from '@/kit/server/public-endpoint';
import { csvLine } from '@/kit/shared/csv';
import { privateDownload } from '@/kit/shared/private-download';
import { MANAGERS } from '../../contract';

/** GET: the bad rows of one list, each with its line, its value and the reason. */
export const problemsEndpoint = publicEndpoint({
  GET: withoutBody(async (call) => {
    await requireRole(call, MANAGERS);
    const list = /^\d{1,9}$/.exec(new URL(call.request.url).searchParams.get('list') ?? '')?.[0] ?? '0';
    const { rows } = await requestPool().query<{ line: number | null; value: string; reason: string }>(
      `select line, value, reason from site.draw_lists as list
           left join site.draw_list_problems as problem on problem.list_id = list.id
         where list.round_id = $1 and list.id = $2::integer order by line`,
      [recordId(call), list],
    );
    if (rows.length === 0) throw new EndpointError('not-found');
    const bad = rows.filter(({ line }) => line !== null);
    const lines = bad.map(({ line, value, reason }) => csvLine([line, value, reason]));
    return new Response([csvLine(['line', 'value', 'reason']), ...lines].join(''), {
      headers: privateDownload(`bad-rows-${list}.csv`, 'text/csv; charset=utf-8'),
    });
  }),
});
