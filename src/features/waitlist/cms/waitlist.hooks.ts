import type { CollectionBeforeChangeHook } from 'payload';
import { takeSeat } from '@/cms/founding-seats';
import { mailboxKey } from '@/db/limiter';
import { organizationKey } from '@/shared/organization-key';

/** Every way into the accepted state takes a seat, or is refused. */
export const acceptWithinSeats: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const before = operation === 'update' ? originalDoc : undefined;
  if (data.status === 'accepted' && before?.status !== 'accepted') await takeSeat(req, before?.id);
  return data;
};

/** By what an application is found to be like another one. */
export const keepLikeness: CollectionBeforeChangeHook = ({ data, originalDoc }) => ({
  ...data,
  emailKey: mailboxKey(data.email ?? originalDoc?.email ?? '') || null,
  organizationKey: organizationKey(data.organization ?? originalDoc?.organization ?? ''),
});
