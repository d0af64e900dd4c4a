import type { CollectionBeforeChangeHook } from 'payload';
import { takeSeat } from '@/cms/founding-seats';

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
