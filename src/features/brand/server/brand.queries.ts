import { cache } from 'react';
import { getPayloadClient } from '@/server/payload';
import type { BrandView } from '../contract';
import { toBrandView } from './brand.view';

/** The brand as pages, mails and assets show it; read once per request. */
export const getBrand = cache(async (): Promise<BrandView> => {
  const payload = await getPayloadClient();
  const [brand, { totalDocs: accepted }] = await Promise.all([
    payload.findGlobal({ slug: 'brand', depth: 1, overrideAccess: true }),
    payload.count({
      collection: 'waitlist',
      where: { status: { equals: 'accepted' } },
      overrideAccess: true,
    }),
  ]);
  return toBrandView(brand, accepted);
});
