import { requestPool } from '@/db/pool';
import { publicEndpoint, withoutBody } from '@/server/public-endpoint';
import { file } from '@/server/responses';
import { admitRoles, type ReadSession, recordId } from '@/server/staff-door';
import { csvLine } from '@/shared/csv';
import { MANAGERS } from '../../contract';

/** GET: the bad rows of one list, each with its line and reason. */
export const problemsEndpoint = (readSession: ReadSession) =>
  publicEndpoint({
    GET: withoutBody(async (call) => {
      await admitRoles(readSession, call, MANAGERS);
      const list = new URL(call.request.url).searchParams.get('list') ?? '';
      const { rows } = await requestPool().query<{ line: number; reason: string }>(
        `select line, reason from site.draw_list_problems as problem
           join site.draw_lists as list on list.id = problem.list_id
         where list.round_id = $1 and list.id = $2::integer order by line`,
        [recordId(call), /^\d{1,9}$/.test(list) ? list : '0'],
      );
      const lines = rows.map(({ line, reason }) => csvLine([line, reason]));
      return file([csvLine(['line', 'reason']), ...lines].join(''), 'text/csv; charset=utf-8');
    }),
  });
