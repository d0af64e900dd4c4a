import { textGroup, textLine } from '@/core/cms/page-fields';
import { infoPage } from './info-page';

export const sitemapPage = infoPage('sitemap', [
  textGroup('directory', 'The directory', [
    textLine('heading', 'Heading'),
    textLine('moreHeading', 'Heading of the second list'),
  ]),
]);
