import { line, pageTop, part, searchResult, type WordsOf } from '@/core/shared/page-texts';

export const SITEMAP_TEXTS = {
  slug: 'sitemap' as const,
  label: 'Sitemap page',
  parts: {
    intro: pageTop(
      'Every page, in one place.',
      'All our pages by name, and how the platform is doing right now.',
    ),
    directory: part('The directory', {
      heading: line('Heading', 120, 'Directory'),
      moreHeading: line('Heading of the second list', 120, 'More'),
    }),
    search: searchResult(
      'Sitemap',
      'Every page of {brand} in one directory, with the live status of the platform.',
    ),
  },
};

export type SitemapWords = WordsOf<typeof SITEMAP_TEXTS>;
