import type { RecordPages } from '@/core/server/page-metadata';
import { type FeatureName, isOn } from '@/features';
import { postPages } from './blog-pages';
import { openingPages } from './careers-pages';
import { roundPages } from './draw-rounds';
import { helpPages } from './help-pages';
import { upPages } from './letters-pages';
import { archivePages } from './newsletter-pages';

/** In the order of sitemap.xml. */
const OWN: { [Name in FeatureName]?: RecordPages } = {
  draw: roundPages,
  help: helpPages,
  letters: upPages,
  newsletter: archivePages,
  openings: openingPages,
  blog: postPages,
};

export const RECORD_PAGES = Object.entries(OWN).flatMap(([name, pages]) =>
  isOn(name as FeatureName) ? pages : [],
);
