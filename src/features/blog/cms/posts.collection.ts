import type { CollectionBeforeValidateHook, CollectionConfig, Field } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { articleEditor } from '@/core/cms/article-editor';
import { checkBeforePublishing, checklistField } from '@/core/cms/check-before-publishing';
import { whenEmpty } from '@/core/cms/empty-words';
import { anyStaff, editors, nobody } from '@/kit/cms/access';
import { NOW, savedFilters } from '@/kit/cms/saved-filters';
import { addressName } from '@/kit/shared/address-name';
import { articleText, nodesOf } from '@/kit/shared/article';
import { countWords, minutesToRead } from '@/kit/shared/count-words';
import type { Post } from '@/payload-types';
import { LEAD_MAX, POST_TITLE_MAX, SECTIONS, SLUG_MAX } from '../contract';
import { postCheck } from '../contract.check';
import { BLOG_TEXTS } from '../contract.texts';

/** Fills in what follows from the rest: reading time, and on publishing the address and the date if they are empty. */
const prepareToSave: CollectionBeforeValidateHook<Post> = ({ data = {} }) => {
  const minutes = minutesToRead(countWords(articleText(nodesOf(data.body))));
  const slug = data.slug?.trim().toLowerCase() || null;
  if (data._status !== 'published') return { ...data, slug, minutes };
  return {
    ...data,
    minutes,
    slug: slug ?? (addressName(data.title ?? '', SLUG_MAX) || null),
    publishedAt: data.publishedAt || new Date().toISOString(),
  };
};

const percent = (name: string, label: string, description: string): Field => ({
  name,
  label,
  type: 'number',
  min: 0,
  max: 100,
  defaultValue: 50,
  admin: { position: 'sidebar', step: 1, description },
});

const time = (name: string, label: string, description: string): Field => ({
  name,
  label,
  type: 'date',
  admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' }, description },
});

/** Visitors read posts through the site's own pages, never through this collection's REST. */
export const posts: CollectionConfig = {
  slug: 'posts',
  labels: { singular: 'Post', plural: 'Posts' },
  custom: whenEmpty('Write the first post. With it, the blog’s page becomes the book of minutes.'),
  defaultSort: '-updatedAt',
  versions: { maxPerDoc: 100, drafts: { autosave: { interval: 600 } } },
  // A copy would have the same address.
  disableDuplicate: true,
  admin: {
    group: GROUPS.website,
    useAsTitle: 'title',
    defaultColumns: ['title', 'section', 'author', 'shown', 'updatedAt'],
    listSearchableFields: ['title', 'lead', 'slug', 'author'],
    description:
      'A draft saves itself and stays here. Publish it at once or for a later time; unpublish it to withdraw it.',
    components: savedFilters(
      { label: 'Drafts', anyOf: [[['_status', 'equals', 'draft']]] },
      {
        label: 'Still to come',
        anyOf: [
          [
            ['_status', 'equals', 'published'],
            ['publishedAt', 'greater_than', NOW],
          ],
        ],
      },
      { label: 'Ended', anyOf: [[['withdrawAt', 'less_than', NOW]]] },
    ),
  },
  access: { create: editors, read: anyStaff, update: editors, delete: editors, readVersions: anyStaff },
  hooks: {
    beforeValidate: [prepareToSave],
    beforeChange: [checkBeforePublishing(postCheck)],
  },
  fields: [
    checklistField('/src/features/blog/admin/post-checklist#PostChecklist'),
    { name: 'title', type: 'text', required: true, maxLength: POST_TITLE_MAX },
    {
      name: 'lead',
      type: 'textarea',
      required: true,
      maxLength: LEAD_MAX,
      admin: { rows: 2, description: 'One or two sentences: in lists, search results and shared links.' },
    },
    { name: 'body', label: 'Text', type: 'richText', required: true, editor: articleEditor },
    {
      name: 'section',
      type: 'select',
      required: true,
      options: SECTIONS.map(({ slug, key, numeral }) => ({
        value: slug,
        label: `${numeral} ${BLOG_TEXTS.parts.sections.texts[key].original}`,
      })),
      admin: { position: 'sidebar', description: 'Its item in the order of business.' },
    },
    {
      name: 'slug',
      label: 'Address',
      type: 'text',
      unique: true,
      index: true,
      maxLength: SLUG_MAX,
      admin: {
        position: 'sidebar',
        description:
          'After /blog/. Empty: made from the title when you publish. An old address leads to the new one.',
      },
    },
    { name: 'author', type: 'text', required: true, maxLength: 80, admin: { position: 'sidebar' } },
    {
      name: 'aboutAuthor',
      label: 'About the author',
      type: 'text',
      maxLength: 160,
      admin: { position: 'sidebar', description: 'One sentence below the text.' },
    },
    time('publishedAt', 'Publish on', 'Visitors see it from then on. Empty: as soon as you publish.'),
    time('withdrawAt', 'Withdraw on', 'Then it goes. Empty: it stays.'),
    {
      name: 'cover',
      type: 'upload',
      relationTo: 'media',
      admin: { position: 'sidebar', description: 'Empty: the drawing of its section.' },
    },
    percent(
      'focusX',
      'Cover: focus from the left',
      'In percent. This part stays visible when it is cropped.',
    ),
    percent('focusY', 'Cover: focus from the top', 'In percent.'),
    {
      name: 'minutes',
      label: 'Minutes to read',
      type: 'number',
      defaultValue: 1,
      access: { create: nobody, update: nobody },
      admin: { position: 'sidebar', readOnly: true, description: 'At 230 words a minute.' },
    },
    {
      name: 'shown',
      type: 'ui',
      admin: { components: { Cell: '/src/features/blog/admin/shown-cell#PostShownCell' } },
    },
  ],
};
