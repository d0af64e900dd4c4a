import type { Payload } from 'payload';
import { INFO_PAGES } from '@/features/info/contract';
import { aboutSeed } from './info/about';
import { accessibilitySeed } from './info/accessibility';
import { blogSeed } from './info/blog';
import { careersSeed } from './info/careers';
import { pressSeed } from './info/press';
import { sitemapSeed } from './info/sitemap';

const TEXTS = {
  about: aboutSeed,
  blog: blogSeed,
  careers: careersSeed,
  press: pressSeed,
  accessibility: accessibilitySeed,
  sitemap: sitemapSeed,
};

/** Each page checks for itself whether an editor was there first. */
export async function seedInfoPages(payload: Payload) {
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
