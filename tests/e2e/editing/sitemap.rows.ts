import { type EditedDocument, rowsOn } from './row';

export const sitemap: EditedDocument = {
  global: 'sitemap',
  previews: ['/sitemap'],
  rows: rowsOn('/sitemap', [
    ['intro.heading', 'Sitemap under a new heading', 'h1'],
    ['intro.lead', 'First sentences of Sitemap, written anew.', 'main header .text-lead'],
    ['directory.heading', 'All the doors', 'main nav h2:first-of-type'],
    ['directory.moreHeading', 'All other doors', 'main nav h2:last-of-type'],
    ['search.title', 'Sitemap as searched', 'title', 'Sitemap as searched | Colonnade'],
    ['search.description', 'What Sitemap tells search engines now.', 'meta[name="description"]@content'],
  ]),
};
