import { line, part } from '@/core/cms/page-fields';
import { infoPage } from './info-page';

export const sitemapPage = infoPage('sitemap', [
  part('directory', 'The directory', [
    line('heading', 'Heading'),
    line('moreHeading', 'Heading of the second list'),
  ]),
]);
