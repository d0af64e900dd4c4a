import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { getPayloadClient } from '@/core/server/payload';
import type { StaffSession } from '@/core/server/session';

/** Whether this person may change that document, or all records of that collection, by its own access rule. */
export async function mayEdit(
  { user }: StaffSession,
  document: GlobalSlug | CollectionSlug,
): Promise<boolean> {
  const { collections, globals } = await getPayloadClient();
  const found =
    globals.config.find(({ slug }) => slug === document) ?? collections[document as CollectionSlug]?.config;
  const rule = found?.access.update;
  // A rule that allows only some rows does not count as permission.
  return (await rule?.({ req: { user } as PayloadRequest })) === true;
}
