import type { Payload } from 'payload';
import { INFO_PAGES } from '@/features/info/contract';
import { about } from './info/about';
import { accessibility } from './info/accessibility';
import { blog } from './info/blog';
import { careers } from './info/careers';
import { press } from './info/press';
import { sitemap } from './info/sitemap';

const TEXTS = { about, blog, careers, press, accessibility, sitemap };

/** Each page checks for itself whether an editor was there first. */
export async function sowInfoPages(payload: Payload) {
  for (const { slug } of INFO_PAGES) {
    const current = await payload.findGlobal({ slug, depth: 0, overrideAccess: true });
    if (current.intro?.heading) continue;
    await payload.updateGlobal({
      slug,
      data: { ...TEXTS[slug], _status: 'published' },
      overrideAccess: true,
    });
  }
}
