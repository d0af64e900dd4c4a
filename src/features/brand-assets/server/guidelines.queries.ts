import { cache } from 'react';
import { readingDrafts } from '@/core/server/draft-mode';
import { withEditMarks } from '@/core/server/edit-marks';
import { getPayloadClient } from '@/core/server/payload';
import { readable } from '@/core/server/readable';
import type { GuidelinesView } from '../contract';

const SLUG = 'brand-guidelines';

const getDocument = cache(async () => {
  const payload = await getPayloadClient();
  return payload.findGlobal({ slug: SLUG, draft: readingDrafts(SLUG), depth: 0, overrideAccess: true });
});

/** The page's text, with the brand's name and number of seats filled in where editors put placeholders. */
export async function getGuidelines(brand: { name: string; seatsTotal: number }): Promise<GuidelinesView> {
  return withEditMarks(readable(await getDocument(), { brand: brand.name, seats: brand.seatsTotal }), SLUG);
}
