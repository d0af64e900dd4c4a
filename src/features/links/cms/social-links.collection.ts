import type { CollectionBeforeChangeHook, CollectionConfig, FieldHook, PayloadRequest } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { whenEmpty } from '@/core/cms/empty-words';
import { SPAN_MESSAGE } from '@/core/shared/visibility';
import { anyStaff, editors } from '@/kit/cms/access';
import { refuse } from '@/kit/cms/refuse';
import { NOW, savedFilters } from '@/kit/cms/saved-filters';
import { lockUntilCommit, serialized } from '@/kit/cms/transaction-lock';
import { requestPool } from '@/kit/db/pool';
import { isAllowedAddress } from '@/kit/shared/link-address';
import { hasEmptySpan, LINK_REQUIRED_MESSAGE, LINK_SCHEME_MESSAGE, MAX_LINKS } from '../contract';

/** Links that the same bulk restore brings back; some of them may not be written yet. */
const returning = new WeakMap<PayloadRequest, Set<number>>();

async function countOthers(req: PayloadRequest, except: number[]): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'social-links',
    where: { id: { not_in: except } },
    overrideAccess: true,
    req,
  });
  return totalDocs;
}

const refuseTooMany: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const comesBack = operation === 'update' && originalDoc?.deletedAt && data.deletedAt === null;
  if (operation !== 'create' && !comesBack) return data;
  await serialized(req, async () => {
    // So that two simultaneous requests cannot both create the hundredth link.
    await lockUntilCommit(req, 'links');
    const together = returning.get(req) ?? new Set<number>();
    returning.set(req, together);
    const links = together.size + (await countOthers(req, [...together]));
    if (links >= MAX_LINKS) throw refuse(`There can be at most ${MAX_LINKS} links`);
    if (comesBack) together.add(originalDoc.id);
  });
  return data;
};

const totals = new WeakMap<PayloadRequest, Promise<Map<number, number>>>();

async function readTotals(): Promise<Map<number, number>> {
  const { rows } = await requestPool().query<{ id: number; clicks: number }>(
    'select link_id as id, sum(clicks)::int as clicks from site.link_clicks group by link_id',
  );
  return new Map(rows.map(({ id, clicks }) => [id, clicks]));
}

/** Reads the clicks of all links in one statement, however many links are loaded. */
const readClicks: FieldHook = async ({ originalDoc, req }) => {
  const known = totals.get(req) ?? readTotals();
  totals.set(req, known);
  return (await known).get(originalDoc?.id) ?? 0;
};

const component = (name: string) => `/src/features/links/admin/${name}`;

/** Visitors read links through the site's own pages and /api, never through this collection's REST. */
export const socialLinks: CollectionConfig = {
  slug: 'social-links',
  labels: { singular: 'Link', plural: 'Links' },
  custom: whenEmpty('Add the first account: a name, its address, and it appears on the links page at once.'),
  // Deleting is soft, so that undo restores the same id.
  trash: true,
  defaultSort: 'order',
  admin: {
    group: GROUPS.giveaway,
    useAsTitle: 'label',
    defaultColumns: ['label', 'url', 'order', 'shown', 'clicks'],
    listSearchableFields: ['label', 'url'],
    description:
      'The links on the giveaway page. Each profile on a social network is one entry for whoever follows it.',
    components: {
      ...savedFilters(
        { label: 'Hidden', anyOf: [[['isActive', 'equals', 'false']]] },
        { label: 'Still to come', anyOf: [[['visibleFrom', 'greater_than', NOW]]] },
        { label: 'Ended', anyOf: [[['visibleUntil', 'less_than', NOW]]] },
      ),
      afterListTable: [component('order-panel#OrderPanel')],
    },
  },
  access: { create: editors, read: anyStaff, update: editors, delete: editors },
  hooks: { beforeChange: [refuseTooMany] },
  fields: [
    {
      name: 'label',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'What the ticket says: Follow us on Instagram' },
    },
    {
      name: 'url',
      label: 'URL',
      type: 'text',
      required: true,
      maxLength: 2048,
      validate: (
        value: string | null | undefined,
        { previousValue }: { previousValue?: string | null | undefined },
      ) =>
        value?.trim()
          ? value === previousValue || isAllowedAddress(value) || LINK_SCHEME_MESSAGE
          : LINK_REQUIRED_MESSAGE,
      admin: { description: 'Where it leads. If https:// is missing, it is added for visitors.' },
    },
    {
      name: 'icon',
      type: 'text',
      maxLength: 60,
      admin: {
        description: 'A platform: instagram, tiktok, x, facebook, linkedin, youtube. Others show a letter.',
      },
    },
    {
      name: 'order',
      type: 'number',
      defaultValue: 0,
      index: true,
      min: -2147483648,
      max: 2147483647,
      admin: { position: 'sidebar', step: 1, description: 'Smaller numbers come first.' },
    },
    {
      name: 'isActive',
      label: 'Active',
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar', description: 'Only active links are shown to visitors.' },
    },
    {
      name: 'visibleFrom',
      type: 'date',
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        description: 'Visitors see it from this moment on. Empty: at once.',
      },
    },
    {
      name: 'visibleUntil',
      type: 'date',
      validate: (value: unknown, { siblingData }: { siblingData: { visibleFrom?: string | null } }) =>
        !hasEmptySpan({
          visibleFrom: siblingData.visibleFrom,
          visibleUntil: value ? String(value) : null,
        }) || SPAN_MESSAGE,
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        description: 'At this moment it goes. Empty: it stays.',
      },
    },
    {
      name: 'shown',
      type: 'ui',
      admin: { components: { Cell: component('shown-cell#LinkShownCell') } },
    },
    {
      name: 'clicks',
      type: 'number',
      virtual: true,
      hooks: { afterRead: [readClicks] },
      admin: {
        components: { Field: component('clicks#Clicks') },
        readOnly: true,
        disableBulkEdit: true,
        disableListFilter: true,
      },
    },
  ],
};
