import { downloadPrivateFile } from '@/core/server/private-file-download';
import { requireRole, SUPPORTERS } from '@/core/server/session';
import { requestPool } from '@/kit/db/pool';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { publicEndpoint, recordId } from '@/kit/server/public-endpoint';

const DESIGN = 'select design_file as id, design_name as name, design_type as type from quotes where id = $1';

/** GET …/quotes/<id>/design: the file as a download. */
export const designDownloadEndpoint = publicEndpoint({
  GET: async (call) => {
    await requireRole(call, SUPPORTERS);
    const { rows } = await requestPool().query<{ id: string; name: string; type: string }>(DESIGN, [
      recordId(call),
    ]);
    const design = rows[0];
    if (!design?.id) throw new EndpointError('not-found');
    return downloadPrivateFile({ kind: 'quotes', ...design });
  },
});
