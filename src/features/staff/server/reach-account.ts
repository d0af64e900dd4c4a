import { EVERY_ROLE, requireRole } from '@/core/server/session';
import { requestPool } from '@/kit/db/pool';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { type Call, recordId } from '@/kit/server/public-endpoint';

/** The account in the address: admins reach every account, others their own. @throws EndpointError sign-in, not-found */
export async function reachAccount(call: Call) {
  const asker = await requireRole(call, EVERY_ROLE);
  const id = recordId(call);
  const { rowCount } = await requestPool().query('select 1 from users where id = $1', [id]);
  if (rowCount === 0 || (asker.role !== 'admin' && asker.userId !== id)) throw new EndpointError('not-found');
  return { id, asker };
}
