import type { Field, GlobalConfig } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { intro, search } from '@/core/cms/page-fields';
import { anyStaff, editors } from '@/kit/cms/access';
import { alwaysPublished } from '@/kit/cms/always-published';
import { INFO_PAGES, type InfoSlug } from '../contract';

/** One page with its own fields: its layout is fixed, its text is edited. */
export const infoPage = (slug: InfoSlug, fields: Field[]): GlobalConfig =>
  alwaysPublished({
    slug,
    label: `${INFO_PAGES.find((page) => page.slug === slug)?.label} page`,
    admin: {
      group: GROUPS.website,
      description:
        'The words of this page. {brand} becomes the brand’s name, {seats} the number of founding seats.',
    },
    access: { read: anyStaff, update: editors },
    fields: [intro, ...fields, search],
  });
