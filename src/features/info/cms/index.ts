import type { Documents } from '@/core/cms/manifest';
import { aboutPage } from './about.global';
import { accessibilityPage } from './accessibility.global';
import { blogPage } from './blog.global';
import { careersPage } from './careers.global';
import { pressPage } from './press.global';
import { pressItems } from './press-items.collection';
import { sitemapPage } from './sitemap.global';

export const infoDocuments: Documents = {
  collections: [pressItems],
  globals: [aboutPage, blogPage, careersPage, pressPage, accessibilityPage, sitemapPage],
};
