import { buffer } from 'node:stream/consumers';
import { readBrandIdentity } from '@/core/server/brand-identity.queries';
import type { MailInbox } from '@/core/server/mail-inbox';
import { openRequestedFile } from '@/core/server/private-file-download';
import { requireRole, SUPPORTERS } from '@/core/server/session';
import { requestPool } from '@/kit/db/pool';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { publicEndpoint, recordId, withJson } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';
import { privateDownload } from '@/kit/shared/private-download';
import { sortingRequest } from '../../contract';
import { withoutLinks } from './parse-mail';
import { INCOMING_FILES } from './process-mail';
import { sortMail } from './sort-mail';

/** POST: a person says where an email belongs. */
export const sortingEndpoint = (inboxes: readonly MailInbox[]) =>
  publicEndpoint({
    POST: async (call) => {
      const { userId, username, role } = await requireRole(call, SUPPORTERS);
      return withJson(sortingRequest, async (decision) => {
        const by = { id: userId, username, role };
        const order = { id: recordId(call), by, decision, inboxes, brand: await readBrandIdentity() };
        return json({ path: await sortMail(order) });
      })(call);
    },
  });

/** GET: the email as it came, without our links, as a download. Those that came earlier are stored with them. */
export const originalEndpoint = publicEndpoint({
  GET: async (call) => {
    await requireRole(call, SUPPORTERS);
    const id = recordId(call);
    const { rows } = await requestPool().query<{ raw: string }>(
      'select raw from incoming_mails where id = $1',
      [id],
    );
    if (!rows[0]) throw new EndpointError('not-found');
    const { stream } = await openRequestedFile(INCOMING_FILES.kind, rows[0].raw);
    const mail = withoutLinks(await buffer(stream));
    const headers = {
      ...privateDownload(`email-${id}.eml`, 'message/rfc822'),
      'Content-Length': String(mail.length),
    };
    return new Response(new Uint8Array(mail), { headers });
  },
});
