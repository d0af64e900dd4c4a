import { cache } from 'react';
import type { Brand } from '@/payload-types';
import { getPayloadClient } from '@/server/payload';
import { readingDrafts } from '@/server/reading';
import type { BrandView } from '../contract';
import { drawableBrand } from './brand.draft';
import { toBrandView } from './brand.view';

async function readBrand(): Promise<Brand> {
  const payload = await getPayloadClient();
  const read = (draft: boolean) =>
    payload.findGlobal({ slug: 'brand', draft, depth: 1, overrideAccess: true });
  const published = await read(false);
  return readingDrafts('brand') ? drawableBrand(await read(true), published) : published;
}

/** The brand as pages, mails and assets show it; read once per request. */
export const getBrand = cache(async (): Promise<BrandView> => {
  const payload = await getPayloadClient();
  const [brand, { totalDocs: accepted }] = await Promise.all([
    readBrand(),
    payload.count({
      collection: 'waitlist',
      where: { status: { equals: 'accepted' } },
      overrideAccess: true,
    }),
  ]);
  return toBrandView(brand, accepted);
});
