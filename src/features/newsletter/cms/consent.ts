import type { CollectionBeforeChangeHook, Field } from 'payload';
import { nobody } from '@/kit/cms/access';
import type { User } from '@/payload-types';

const kept = { access: { create: nobody, update: nobody } };
const dateTime = { date: { pickerAppearance: 'dayAndTime' as const }, readOnly: true };

/** What a subscriber agreed to, where and when. The public endpoints write it; nobody changes it. */
export const consentReceipt: Field = {
  type: 'collapsible',
  label: 'Consent',
  fields: [
    {
      name: 'consentWording',
      label: 'Wording on the form',
      type: 'textarea',
      ...kept,
      admin: { readOnly: true },
    },
    {
      type: 'row',
      fields: [
        { name: 'consentPlace', label: 'Where', type: 'text', ...kept, admin: { readOnly: true } },
        { name: 'consentAt', label: 'When', type: 'date', ...kept, admin: dateTime },
        { name: 'confirmedAt', label: 'Confirmed at', type: 'date', ...kept, admin: dateTime },
      ],
    },
  ],
};

/** People added by staff did not agree on a form of this site: the receipt names who vouches for them. */
export const signEntry: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  const by = (req.user as User | null)?.username;
  if (operation !== 'create' || !by) return data;
  const now = new Date().toISOString();
  return {
    ...data,
    consentPlace: `Entered in the back office by ${by}`,
    consentAt: now,
    confirmedAt: data.state === 'confirmed' ? now : null,
  };
};
