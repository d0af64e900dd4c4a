import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { MAX_LINKS } from '../contract';

export const refuseTooMany: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  const { totalDocs } = await req.payload.count({ collection: 'social-links', overrideAccess: true, req });
  if (totalDocs >= MAX_LINKS) throw new APIError(`There can be at most ${MAX_LINKS} links`, 400, null, true);
  return data;
};
