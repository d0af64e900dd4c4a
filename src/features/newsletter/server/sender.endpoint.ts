import { readBrandIdentity } from '@/core/server/brand-identity.queries';
import { requireRole } from '@/core/server/session';
import { env } from '@/env';
import { publicEndpoint, withoutBody } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';
import { checkSender } from './sender-domain';

/** GET: SPF, DKIM and DMARC of the domain that the newsletter is sent from. */
export const senderEndpoint = publicEndpoint({
  GET: withoutBody(async (call) => {
    await requireRole(call, ['admin', 'marketing']);
    const from = env().MAIL_FROM?.address ?? (await readBrandIdentity()).mailboxes.contact;
    return json(await checkSender(from.slice(from.lastIndexOf('@') + 1)));
  }),
});
