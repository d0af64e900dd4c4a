import type { Sitemap } from '@/payload-types';
import type { InfoSeed } from './seed-type';

export const sitemap: InfoSeed<Sitemap> = {
  intro: {
    heading: 'Every door in the house.',
    lead: 'All pages by name, and at the desk beside them how the house is doing right now.',
  },
  directory: { heading: 'Directory', moreHeading: 'More' },
  search: {
    title: 'Sitemap',
    description: 'Every page of {brand} in one directory, with the live status of the platform.',
  },
};
