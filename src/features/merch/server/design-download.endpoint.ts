import { requireRole, SUPPORTERS } from '@/core/session';
import { requestPool } from '@/db/pool';
import { EndpointError } from '@/server/endpoint-errors';
import { downloadPrivateFile } from '@/server/private-file-download';
import { publicEndpoint, recordId } from '@/server/public-endpoint';

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
