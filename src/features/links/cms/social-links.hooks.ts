import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';
import { MAX_LINKS } from '../contract';

/** Any number that no other advisory lock of the site uses. */
const LINKS_LOCK = 7081;

/** Until the transaction ends, others who add a link wait: two at once cannot both be the hundredth. */
async function lockLinks(req: PayloadRequest): Promise<void> {
  const id = await req.transactionID;
  const { sessions } = req.payload.db as unknown as PostgresAdapter;
  const transaction = id === undefined ? undefined : sessions[id]?.db;
  await transaction?.execute(sql`select pg_advisory_xact_lock(${LINKS_LOCK})`);
}

export const refuseTooMany: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const comesBack = operation === 'update' && originalDoc?.deletedAt && data.deletedAt === null;
  if (operation !== 'create' && !comesBack) return data;
  await lockLinks(req);
  const { totalDocs } = await req.payload.count({ collection: 'social-links', overrideAccess: true, req });
  if (totalDocs >= MAX_LINKS) throw new APIError(`There can be at most ${MAX_LINKS} links`, 400, null, true);
  return data;
};
