import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type {
  Access,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  Field,
  PayloadRequest,
} from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { whenEmpty } from '@/core/cms/empty-words';
import { textLinkFeature } from '@/core/cms/text-links';
import { marketers, nobody } from '@/kit/cms/access';
import { cleanPaste } from '@/kit/cms/clean-paste';
import { queryWithin } from '@/kit/cms/payload-transaction';
import { refuse } from '@/kit/cms/refuse';
import { savedFilters } from '@/kit/cms/saved-filters';
import { PREVIEW_MAX, SLUG_MAX, STANDARD_RATE, SUBJECT_MAX } from '../contract';
import { issueStates, UNDER_WAY } from '../rules/issue-states';

/** Holds the lock until the transaction ends: a simultaneous start happens before or after, not in between. */
async function refuseStarted(req: PayloadRequest, id: unknown): Promise<void> {
  const { rows } = await queryWithin(req, 'select state from newsletter_issues where id = $1 for update', [
    id,
  ]);
  if (rows[0]?.state === 'draft') return;
  if (rows[0]?.state === 'scheduled')
    throw refuse('This issue is scheduled. Take it back below to change it.');
  throw refuse('This issue has started, so it can no longer change. Duplicate it to continue from it.');
}

/** Only the sending job and its endpoint set these. A copy is a draft that nobody has sent. */
const UNSENT = {
  state: 'draft',
  sendAt: null,
  startedAt: null,
  startedBy: null,
  finishedAt: null,
  problem: null,
  number: null,
  slug: null,
};

/** What subscribers received never changes. A copy is a draft again. */
const freezeStartedIssue: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update') await refuseStarted(req, originalDoc.id);
  return { ...data, ...UNSENT };
};

const refuseDeletingStartedIssue: CollectionBeforeDeleteHook = ({ id, req }) => refuseStarted(req, id);

/** Only what every mail program shows. */
const mailEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    textLinkFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    InlineToolbarFeature(),
    FixedToolbarFeature(),
    cleanPaste(),
  ],
});

/** An issue that is written while a draw is ahead announces it, unless staff take it out. */
async function nextDraw({ req }: { req: PayloadRequest }): Promise<number | undefined> {
  const { docs } = await req.payload.find({
    collection: 'draw-rounds',
    where: { status: { equals: 'committed' } },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return docs[0]?.id;
}

const component = (name: string) => `/src/features/newsletter/admin/${name}`;
const draftsOnly: Access = (asker) => marketers(asker) && { state: { equals: 'draft' } };

const panel = (name: string, path: string): Field => ({
  name,
  type: 'ui',
  admin: { components: { Field: component(path) }, disableListColumn: true },
});

/** Only the sending job writes it. */
const byMachine = { create: nobody, update: nobody };
const day = (name: string, label: string): Field => ({
  name,
  label,
  type: 'date',
  access: byMachine,
  admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
});

export const newsletterIssues: CollectionConfig = {
  slug: 'newsletter-issues',
  labels: { singular: 'Newsletter issue', plural: 'Newsletter issues' },
  custom: whenEmpty(
    'Write an issue, preview it as an email, send it to yourself, and then to everyone who confirmed.',
  ),
  defaultSort: '-createdAt',
  admin: {
    group: GROUPS.audience,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'state', 'startedAt', 'finishedAt', 'updatedAt'],
    listSearchableFields: ['subject', 'previewText'],
    components: savedFilters(
      { label: 'Drafts', anyOf: [[['state', 'equals', 'draft']]] },
      { label: 'Scheduled', anyOf: [[['state', 'equals', 'scheduled']]] },
      { label: 'Under way', anyOf: [[['state', 'in', UNDER_WAY.join()]]] },
      { label: 'Sent', anyOf: [[['state', 'equals', 'sent']]] },
    ),
    description:
      'Written here, previewed as an email, tested on yourself, and sent to confirmed subscribers.',
  },
  access: { create: marketers, read: marketers, update: draftsOnly, delete: draftsOnly },
  hooks: { beforeChange: [freezeStartedIssue], beforeDelete: [refuseDeletingStartedIssue] },
  fields: [
    { name: 'subject', type: 'text', required: true, maxLength: SUBJECT_MAX },
    {
      name: 'previewText',
      label: 'Preview text',
      type: 'text',
      maxLength: PREVIEW_MAX,
      admin: { description: 'Mail programs show it beside the subject. It is not in the mail itself.' },
    },
    { name: 'body', label: 'Text', type: 'richText', required: true, editor: mailEditor },
    {
      name: 'announces',
      label: 'Announces the draw',
      type: 'relationship',
      relationTo: 'draw-rounds',
      defaultValue: nextDraw,
      filterOptions: { status: { equals: 'committed' } },
      hooks: { beforeDuplicate: [() => null] },
      admin: {
        allowCreate: false,
        allowEdit: false,
        description:
          'A committed round. Its prize, its date and its fingerprint come after the text: whoever got this email can check later that nothing was swapped.',
      },
    },
    {
      name: 'source',
      type: 'relationship',
      relationTo: 'sources',
      hooks: { beforeDuplicate: [() => null] },
      admin: {
        position: 'sidebar',
        allowEdit: false,
        description:
          'Its code is added to the links to this site in the mails, so that you learn what the issue brought. Links to other sites, and those to unsubscribe and to change preferences, stay as they are.',
      },
    },
    {
      name: 'isPublic',
      label: 'Public',
      type: 'checkbox',
      defaultValue: true,
      admin: {
        position: 'sidebar',
        description:
          'From its start on, everybody can read the issue in the archive at /newsletter, and its mails link to it there.',
      },
    },
    panel('mailPreview', 'issue-preview#IssuePreviewPanel'),
    panel('sending', 'issue-sending#IssueSendingPanel'),
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: issueStates.initial,
      index: true,
      options: issueStates.options,
      access: byMachine,
      admin: { position: 'sidebar', readOnly: true },
    },
    day('sendAt', 'Scheduled for'),
    day('startedAt', 'Started at'),
    {
      name: 'startedBy',
      label: 'Started by',
      type: 'text',
      access: byMachine,
      admin: { position: 'sidebar', readOnly: true },
    },
    day('finishedAt', 'Finished at'),
    {
      name: 'rate',
      label: 'Mails a minute',
      type: 'number',
      defaultValue: STANDARD_RATE,
      access: byMachine,
      admin: { hidden: true },
    },
    { name: 'problem', type: 'text', access: byMachine, admin: { hidden: true } },
    // Both are given at the start: the archive counts what was mailed.
    { name: 'number', type: 'number', unique: true, access: byMachine, admin: { hidden: true } },
    {
      name: 'slug',
      type: 'text',
      unique: true,
      maxLength: SLUG_MAX,
      access: byMachine,
      hooks: { beforeDuplicate: [() => null] },
      admin: { hidden: true },
    },
  ],
};
