import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { whenEmpty } from '@/core/cms/empty-words';
import { marketers, nobody } from '@/kit/cms/access';
import { queryWithin } from '@/kit/cms/payload-transaction';
import { refuse } from '@/kit/cms/refuse';
import { savedFilters } from '@/kit/cms/saved-filters';
import type { User } from '@/payload-types';
import { SUPPRESSION_REASONS } from '../contract';
import { readerAddress } from './reader-address';

/** Records who added it, and unsubscribes the person in the same transaction. */
const takeOff: CollectionBeforeChangeHook = async ({ data, req }) => {
  const by = (req.user as User | null)?.username ?? null;
  if (by && data.reason === 'unsubscribed') {
    throw refuse('Readers unsubscribe themselves. Choose "By hand" or "Complaint".');
  }
  await queryWithin(
    req,
    `update newsletter set state = 'unsubscribed', unsubscribed_at = now(), updated_at = now()
     where email = $1 and state <> 'unsubscribed'`,
    [data.email],
  );
  return { ...data, by };
};

/** Addresses that get no newsletter, whatever else is stored about them. They outlive the subscriber's own record. */
export const suppressions: CollectionConfig = {
  slug: 'suppressions',
  labels: { singular: 'Suppressed address', plural: 'Suppression list' },
  custom: whenEmpty(
    'The site adds readers who unsubscribe. Add an address when someone asks you not to write.',
  ),
  defaultSort: '-createdAt',
  admin: {
    group: GROUPS.audience,
    useAsTitle: 'email',
    defaultColumns: ['email', 'reason', 'note', 'createdAt'],
    listSearchableFields: ['email', 'note'],
    components: savedFilters(
      { label: 'Unsubscribed', anyOf: [[['reason', 'equals', 'unsubscribed']]] },
      { label: 'Complaints', anyOf: [[['reason', 'equals', 'complaint']]] },
      { label: 'By hand', anyOf: [[['reason', 'equals', 'by-hand']]] },
    ),
    description:
      'Nobody on this list gets the newsletter. Readers who unsubscribed come back by subscribing and confirming again; a complaint, or an address added by hand, stays until someone removes it here.',
  },
  access: {
    create: marketers,
    read: marketers,
    update: nobody,
    // Only the subscriber can undo their own unsubscription.
    delete: (asker) => marketers(asker) && { reason: { not_equals: 'unsubscribed' } },
  },
  hooks: { beforeChange: [takeOff] },
  fields: [
    readerAddress,
    {
      name: 'reason',
      type: 'select',
      required: true,
      defaultValue: 'by-hand',
      options: [...SUPPRESSION_REASONS],
    },
    {
      name: 'note',
      label: 'Why',
      type: 'textarea',
      maxLength: 500,
      validate: (value, { siblingData }) =>
        (siblingData as { reason?: string }).reason === 'unsubscribed' ||
        Boolean(value?.trim()) ||
        'Please say why, in case someone asks later.',
    },
    { name: 'by', label: 'Added by', type: 'text', access: { create: nobody }, admin: { readOnly: true } },
  ],
};
