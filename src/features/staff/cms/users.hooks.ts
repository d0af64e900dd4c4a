import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';

const LAST_ADMIN = 'The last admin must stay an admin';

const otherAdmins = async (req: PayloadRequest, id: number | string) => {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] },
    overrideAccess: true,
    req,
  });
  return totalDocs;
};

/** Without an admin nobody could make one again. */
export const keepAnAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const demoted =
    operation === 'update' && originalDoc?.role === 'admin' && data.role && data.role !== 'admin';
  if (demoted && (await otherAdmins(req, originalDoc.id)) === 0)
    throw new APIError(LAST_ADMIN, 400, null, true);
  return data;
};

export const keepAnAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if ((await otherAdmins(req, id)) === 0) throw new APIError(LAST_ADMIN, 400, null, true);
};
