import type { CollectionConfig, Condition } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { articleEditor } from '@/core/cms/article-editor';
import { checkBeforePublishing, checklistField } from '@/core/cms/check-before-publishing';
import { whenEmpty } from '@/core/cms/empty-words';
import { anyStaff, editors } from '@/kit/cms/access';
import { dayField } from '@/kit/cms/day-field';
import { savedFilters } from '@/kit/cms/saved-filters';
import { PRESS_KINDS, PRESS_TEXT_MAX, PRESS_TITLE_MAX, type PressKind } from '../contract';
import { pressItemCheck } from '../contract.check';

const only =
  (...kinds: PressKind[]): Condition =>
  (_, { kind }) =>
    kinds.includes(kind);

/** Visitors read what is published on /press; this collection itself is the staff's. */
export const pressItems: CollectionConfig = {
  slug: 'press-items',
  labels: { singular: 'Press item', plural: 'Press items' },
  custom: whenEmpty(
    'Publish a release, a download, a quotation or a person. The press page shows each kind by itself.',
  ),
  defaultSort: '-updatedAt',
  versions: { maxPerDoc: 100, drafts: true },
  forceSelect: { _status: true },
  disableDuplicate: true,
  admin: {
    group: GROUPS.website,
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'day', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'text'],
    description: 'What the press finds on /press besides the facts. The page works without any.',
    components: savedFilters(
      { label: 'Drafts', anyOf: [[['_status', 'equals', 'draft']]] },
      { label: 'Published', anyOf: [[['_status', 'equals', 'published']]] },
    ),
  },
  access: { create: editors, read: anyStaff, update: editors, delete: editors, readVersions: anyStaff },
  hooks: { beforeChange: [checkBeforePublishing(pressItemCheck)] },
  fields: [
    checklistField('/src/features/info/admin/press-item-checklist#PressItemChecklist'),
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'release',
      options: [...PRESS_KINDS],
    },
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: PRESS_TITLE_MAX,
      admin: { description: 'Of a release or file; the name of a person; who said it, and as what.' },
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: PRESS_TEXT_MAX,
      admin: { description: 'What it is about; what a person does here; the words of a quotation.' },
    },
    dayField({
      name: 'day',
      label: 'Day',
      admin: { condition: only('release'), description: 'The newest release stands first.' },
    }),
    {
      name: 'body',
      label: 'The release',
      type: 'richText',
      editor: articleEditor,
      admin: { condition: only('release') },
    },
    {
      name: 'picture',
      label: 'File',
      type: 'upload',
      relationTo: 'media',
      admin: {
        condition: only('download', 'person'),
        description: 'A PNG, JPEG or WebP: what is downloaded, or a portrait.',
      },
      validate: (value: unknown, { siblingData }: { siblingData: object }) =>
        Boolean(value) ||
        (siblingData as { kind?: string }).kind !== 'download' ||
        'Please choose the file that is downloaded.',
    },
  ],
};
