import type { Sitemap } from '@/payload-types';
import type { InfoSeed } from './seed-type';

export const sitemapSeed: InfoSeed<Sitemap> = {
  intro: {
    heading: 'Every page, in one place.',
    lead: 'All our pages by name, and how the platform is doing right now.',
  },
  directory: { heading: 'Directory', moreHeading: 'More' },
  search: {
    title: 'Sitemap',
    description: 'Every page of {brand} in one directory, with the live status of the platform.',
  },
};
