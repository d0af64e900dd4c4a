import type { GlobalSlug } from 'payload';
import { cache } from 'react';
import type { PageTexts, StoredTexts } from '@/core/shared/page-texts';
import { readingDrafts } from './draft-mode';
import { readPublishedTexts, type Stored } from './published-texts.queries';

/** Payload is loaded for editors only. */
async function readDraft({ slug }: PageTexts): Promise<Stored> {
  const { getPayloadClient } = await import('./payload');
  const payload = await getPayloadClient();
  const words = await payload.findGlobal({
    slug: slug as GlobalSlug,
    draft: true,
    depth: 0,
    overrideAccess: true,
  });
  return { words: words as unknown as StoredTexts };
}

/** A page's texts as stored, the published ones or the draft in a preview; read once per request. */
export const storedTexts = cache(
  (page: PageTexts): Promise<Stored> =>
    readingDrafts(page.slug as GlobalSlug) ? readDraft(page) : readPublishedTexts(page),
);
