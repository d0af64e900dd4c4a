import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { lockUntilCommit } from '@/cms/transaction-lock';
import { MAX_LINKS } from '../contract';

export const refuseTooMany: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const comesBack = operation === 'update' && originalDoc?.deletedAt && data.deletedAt === null;
  if (operation !== 'create' && !comesBack) return data;
  // Two at once cannot both be the hundredth.
  await lockUntilCommit(req, 'links');
  const { totalDocs } = await req.payload.count({ collection: 'social-links', overrideAccess: true, req });
  if (totalDocs >= MAX_LINKS) throw new APIError(`There can be at most ${MAX_LINKS} links`, 400, null, true);
  return data;
};
