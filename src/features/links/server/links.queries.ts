import { getPayloadClient } from '@/server/payload';
import { MAX_LINKS, type SocialLink } from '../contract';

/** Links in the order of the page: by `order`, then by id. Visitors get the active ones only. */
export async function listLinks({ includeInactive }: { includeInactive: boolean }): Promise<SocialLink[]> {
  const payload = await getPayloadClient();
  const { docs } = await payload.find({
    collection: 'social-links',
    where: includeInactive ? {} : { isActive: { equals: true } },
    sort: ['order', 'id'],
    limit: MAX_LINKS,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs.map(({ id, label, url, icon, order, isActive }) => ({
    id,
    label,
    url,
    icon: icon ?? null,
    order: order ?? 0,
    isActive: isActive ?? true,
  }));
}
