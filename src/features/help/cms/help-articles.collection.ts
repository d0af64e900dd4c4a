import type { CollectionBeforeValidateHook, CollectionConfig, TextField } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { articleEditor } from '@/core/cms/article-editor';
import { checkBeforePublishing, checklistField } from '@/core/cms/check-before-publishing';
import { whenEmpty } from '@/core/cms/empty-words';
import { previewOfRecord } from '@/core/shared/preview-addresses';
import { anyStaff, editors } from '@/kit/cms/access';
import { dayField } from '@/kit/cms/day-field';
import { savedFilters } from '@/kit/cms/saved-filters';
import { addressName, isSlug, SLUG_MAX } from '@/kit/shared/address-name';
import { QUESTION_MAX, RESERVED_SLUGS, SHORT_ANSWER_MAX } from '../contract';
import { articleCheck } from '../contract.check';

/** An article without an address gets one from its question; later changes of the question leave it alone. */
const giveSlug: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!data) return data;
  const slug = data.slug === undefined ? originalDoc?.slug : data.slug;
  const question = data.question ?? originalDoc?.question;
  if (slug || typeof question !== 'string') return data;
  return { ...data, slug: addressName(question) || null };
};

const SLUG_RULE = 'Use small letters, digits and single hyphens, such as import-a-roster';

/** A short text in the sidebar. */
const beside = (name: string, label: string, maxLength: number, description: string) =>
  ({
    name,
    label,
    type: 'text',
    maxLength,
    admin: { position: 'sidebar', description },
  }) as const satisfies TextField;

/** Visitors read what is published through the site's own pages; this collection itself is the staff's. */
export const helpArticles: CollectionConfig = {
  slug: 'help-articles',
  labels: { singular: 'Help article', plural: 'Help articles' },
  custom: whenEmpty('Write the first answer. Help opens with three published articles.'),
  defaultSort: 'question',
  versions: { maxPerDoc: 100, drafts: true },
  // Without it the back office shows a published article with a newer draft as never published.
  forceSelect: { _status: true },
  disableDuplicate: true,
  admin: {
    group: GROUPS.website,
    useAsTitle: 'question',
    defaultColumns: ['question', 'topic', '_status', 'checkedOn', 'owner'],
    listSearchableFields: ['question', 'topic', 'synonyms'],
    description: 'Short answers under /help. From five published ones on, the search on /support finds them.',
    preview: ({ id }) => (id ? previewOfRecord('help-articles', String(id)) : null),
    components: {
      ...savedFilters(
        { label: 'Drafts', anyOf: [[['_status', 'equals', 'draft']]] },
        { label: 'Published', anyOf: [[['_status', 'equals', 'published']]] },
      ),
    },
  },
  access: { create: editors, read: anyStaff, update: editors, delete: editors, readVersions: anyStaff },
  hooks: { beforeValidate: [giveSlug], beforeChange: [checkBeforePublishing(articleCheck)] },
  fields: [
    checklistField('/src/features/help/admin/article-checklist#ArticleChecklist'),
    {
      name: 'question',
      type: 'text',
      required: true,
      maxLength: QUESTION_MAX,
      admin: { description: 'As a reader would say it: Import a roster' },
    },
    {
      name: 'answer',
      label: 'Short answer',
      type: 'textarea',
      required: true,
      maxLength: SHORT_ANSWER_MAX,
      admin: { description: 'Two or three sentences. Search results show them too.' },
    },
    {
      name: 'steps',
      type: 'array',
      labels: { singular: 'Step', plural: 'Steps' },
      maxRows: 20,
      admin: { initCollapsed: false },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: QUESTION_MAX },
        { name: 'text', type: 'textarea', maxLength: SHORT_ANSWER_MAX },
        { name: 'picture', type: 'upload', relationTo: 'media' },
      ],
    },
    {
      name: 'body',
      label: 'More',
      type: 'richText',
      editor: articleEditor,
      admin: { description: 'What does not fit into steps: headings, lists, links, pictures.' },
    },
    {
      name: 'tip',
      type: 'richText',
      editor: articleEditor,
      admin: { description: 'One sentence or two that save the reader a mistake.' },
    },
    {
      name: 'synonyms',
      label: 'Other words for it',
      type: 'textarea',
      maxLength: SHORT_ANSWER_MAX,
      admin: { description: 'Words that readers use and the article does not. Only the search reads them.' },
    },
    {
      ...beside('topic', 'Topic', 40, 'Articles with the same topic are listed together on /help.'),
      required: true,
    },
    {
      ...beside('slug', 'Address', SLUG_MAX, 'After /help/. Earlier addresses keep leading here.'),
      unique: true,
      index: true,
      required: true,
      validate: (value: string | null | undefined) => {
        if (!value) return SLUG_RULE;
        if (RESERVED_SLUGS.includes(value)) return 'This address is one of the site’s own';
        return isSlug(value) || SLUG_RULE;
      },
    },
    { ...beside('audience', 'For', 40, 'Such as Treasurers.'), required: true, defaultValue: 'Everyone' },
    {
      ...beside('owner', 'Looked after by', 60, 'A role, such as Dues desk. Readers see it.'),
      required: true,
    },
    dayField({
      name: 'checkedOn',
      label: 'Last checked',
      required: true,
      admin: { position: 'sidebar', description: 'After 180 days the page says that this was long ago.' },
    }),
    beside(
      'oftenAsked',
      'Often asked as',
      24,
      'One or two words. /help offers three of them below its search.',
    ),
  ],
};
