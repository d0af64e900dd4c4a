import { requireRole } from '@/core/session';
import { env } from '@/env';
import { publicEndpoint, withoutBody } from '@/server/public-endpoint';
import { json } from '@/server/responses';
import type { ReadBrandIdentity } from '@/shared/brand-identity';
import { checkSender } from './sender-domain';

/** GET: SPF, DKIM and DMARC of the domain that the newsletter is sent from. */
export const senderEndpoint = (readBrand: ReadBrandIdentity) =>
  publicEndpoint({
    GET: withoutBody(async (call) => {
      await requireRole(call, ['admin', 'marketing']);
      const from = env().MAIL_FROM?.address ?? (await readBrand()).mailboxes.contact;
      return json(await checkSender(from.slice(from.lastIndexOf('@') + 1)));
    }),
  });
