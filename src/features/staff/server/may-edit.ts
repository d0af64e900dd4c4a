import type { GlobalSlug, PayloadRequest } from 'payload';
import { getPayloadClient } from '@/server/payload';
import type { StaffSession } from './session';

/** Whether this person may change that document, by the document's own access rule. */
export async function mayEdit({ user }: StaffSession, document: GlobalSlug): Promise<boolean> {
  const { globals } = await getPayloadClient();
  const rule = globals.config.find(({ slug }) => slug === document)?.access.update;
  // A rule that allows only some rows does not count as permission.
  return (await rule?.({ req: { user } as PayloadRequest })) === true;
}
