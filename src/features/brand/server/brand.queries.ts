import { cache } from 'react';
import { readingDrafts } from '@/core/server/draft-mode';
import type { Brand } from '@/payload-types';
import type { BrandView } from '../contract';
import { drawableBrand } from './brand.draft';
import { toBrandView } from './brand.view';
import { readPublishedBrand } from './published-brand';

/** Payload is loaded for editors only. */
async function readDraft(): Promise<Brand> {
  const { getPayloadClient } = await import('@/core/server/payload');
  const payload = await getPayloadClient();
  return payload.findGlobal({ slug: 'brand', draft: true, depth: 1, overrideAccess: true });
}

/** The brand as pages, mails and assets show it; read once per request. */
export const getBrand = cache(async (): Promise<BrandView> => {
  const { brand, accepted } = await readPublishedBrand();
  return toBrandView(readingDrafts('brand') ? drawableBrand(await readDraft(), brand) : brand, accepted);
});
