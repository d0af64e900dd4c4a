import { cache } from 'react';
import { getPayloadClient } from '@/server/payload';
import type { LegalSlug, LegalView } from '../contract';
import { toLegalView } from './legal.view';

/**
 * The published text, read once per request. A later draft lies in the versions and never comes here.
 * @returns null when staff have unpublished the text
 */
export const getLegalText = cache(async (slug: LegalSlug): Promise<LegalView | null> => {
  const payload = await getPayloadClient();
  const text = await payload.findGlobal({ slug, draft: false, depth: 1, overrideAccess: true });
  if (text._status !== 'published') return null;
  return toLegalView(text, new Date().toISOString().slice(0, 10));
});
