import type { GlobalConfig } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { intro, rows, search, textGroup, textLine, textParagraph } from '@/core/cms/page-fields';
import { anyStaff, editors } from '@/kit/cms/access';
import { alwaysPublished } from '@/kit/cms/always-published';

const advice = (name: string, label: string) =>
  textGroup(name, label, [
    textLine('heading', 'Heading'),
    rows('rows', label, { row: 'Piece of advice', min: 1, max: 8 }, [
      textLine('name', 'In a few words'),
      textParagraph('text', 'Why, or how'),
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
  access: { read: anyStaff, update: editors },
  fields: [
    intro,
    textGroup('information', 'Brand information', [
      textParagraph('description', 'Description', 'For profiles and posts, ready to copy.'),
    ]),
    textGroup('usage', 'Usage guidelines', [textParagraph('lead', 'First sentence')]),
    advice('practices', 'Best practices'),
    advice('suggestions', 'Content suggestions'),
    search,
  ],
});
