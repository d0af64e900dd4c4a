import type { GlobalConfig } from 'payload';
import { editors, staff } from '@/cms/access';
import { GROUPS } from '@/cms/admin-groups';
import { alwaysPublished } from '@/cms/always-published';
import { intro, line, paragraph, part, rows, search } from '@/cms/page-fields';

const advice = (name: string, label: string) =>
  part(name, label, [
    line('heading', 'Heading'),
    rows('rows', label, { row: 'Piece of advice', min: 1, max: 8 }, [
      line('name', 'In a few words'),
      paragraph('text', 'Why, or how'),
    ]),
  ]);

/** The advice on /social-media. Everything drawn there comes from the brand settings. */
export const brandGuidelines: GlobalConfig = alwaysPublished({
  slug: 'brand-guidelines',
  label: 'Brand assets page',
  admin: {
    group: GROUPS.brand,
    description:
      'Top of the page and usage guidelines. {brand} becomes the brand’s name, {seats} the number of founding seats. Who may see the page is set under Brand settings, Looks.',
  },
  access: { read: staff, update: editors },
  fields: [
    intro,
    part('information', 'Brand information', [
      paragraph('description', 'Description', 'For profiles and posts, ready to copy.'),
    ]),
    part('usage', 'Usage guidelines', [paragraph('lead', 'First sentence')]),
    advice('practices', 'Best practices'),
    advice('suggestions', 'Content suggestions'),
    search,
  ],
});
