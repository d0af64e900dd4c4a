import type { GlobalConfig } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { intro, line, paragraph, part, rows, search } from '@/core/cms/page-fields';
import { editors, staff } from '@/kit/cms/access';
import { alwaysPublished } from '@/kit/cms/always-published';

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
