import { cache } from 'react';
import { readingDrafts } from '@/core/server/draft-mode';
import { withEditMarks } from '@/core/server/edit-marks';
import { getPayloadClient } from '@/core/server/payload';
import { readable } from '@/core/server/readable';
import type { InfoSlug } from '../contract';

type Brand = { name: string; seatsTotal: number };

/** One page's document, read once per request: the published one, or the draft in a preview. */
const getDocument = cache(async <Slug extends InfoSlug>(slug: Slug) => {
  const payload = await getPayloadClient();
  return payload.findGlobal({ slug, draft: readingDrafts(slug), depth: 0, overrideAccess: true });
});

/** The text of one page, with the brand's name and seats filled in where editors put placeholders. */
export async function getInfoPage<Slug extends InfoSlug>(slug: Slug, { name, seatsTotal }: Brand) {
  return withEditMarks(readable(await getDocument(slug), { brand: name, seats: seatsTotal }), slug);
}

/** @returns when staff last published the page, ISO 8601 */
export async function infoChangedAt(slug: InfoSlug): Promise<string | undefined> {
  return (await getDocument(slug)).updatedAt ?? undefined;
}
