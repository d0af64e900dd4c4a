import { requestPool } from '@/db/pool';
import { openPrivateFile } from '@/db/private-files';
import { webStreamOf } from '@/db/web-stream';
import { EndpointError } from '@/server/endpoint-errors';
import { publicEndpoint } from '@/server/public-endpoint';
import { type ReadSession, recordId, requireRole, SUPPORTERS } from '@/server/require-role';
import { privateDownload } from '@/shared/private-download';

const DESIGN = 'select design_file as id, design_name as name, design_type as type from quotes where id = $1';

const unavailable = (cause: unknown): never => {
  const message = 'The design file cannot be read right now, please try again later';
  throw Object.assign(new EndpointError('unavailable', { message }), { cause });
};

/** GET …/quotes/<id>/design: the file as a download, never shown in the browser. */
export const designDownloadEndpoint = (readSession: ReadSession) =>
  publicEndpoint({
    GET: async (call) => {
      await requireRole(readSession, call, SUPPORTERS);
      const { rows } = await requestPool().query<{ id: string; name: string; type: string }>(DESIGN, [
        recordId(call),
      ]);
      const design = rows[0];
      if (!design?.id) throw new EndpointError('not-found');
      const file = await openPrivateFile('quotes', design.id).catch(unavailable);
      if (!file) throw new EndpointError('not-found', { message: 'There is no design file on this machine' });
      const headers = {
        ...privateDownload(design.name, design.type),
        'Content-Length': String(file.bytes),
      };
      return new Response(webStreamOf(file.stream), { headers });
    },
  });
