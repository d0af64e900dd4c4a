import type { CheckboxField, CollectionSlug, RelationshipField, TextField } from 'payload';
import { asSent, nobody } from '@/kit/cms/access';

/** Below the number of a record. */
export const KNOWN_NUMBER = 'The sender knows this number.';

/** Set on suspected spam: it is stored apart, so that a person caught by mistake is not lost. */
export const quarantined: CheckboxField = {
  name: 'quarantined',
  label: 'Looks like spam',
  type: 'checkbox',
  defaultValue: false,
  index: true,
  admin: { position: 'sidebar', description: 'Caught by the spam trap. No email was sent.' },
};

/** The browser's own key of one submission: the same in a forwarded email and in a downloaded file. */
export const reference: TextField = {
  name: 'reference',
  type: 'text',
  maxLength: 100,
  index: true,
  ...asSent,
  admin: {
    position: 'sidebar',
    readOnly: true,
    description: 'The forwarded email or the file of this submission has the same key.',
  },
};

/** Written by the public endpoints only; what staff enter by hand was sent under no policy of this site. */
export const policies: TextField = {
  name: 'policies',
  label: 'Policies in force',
  type: 'text',
  access: { create: nobody, update: nobody },
  admin: {
    position: 'sidebar',
    readOnly: true,
    description:
      'What was in force when this was sent, each with its version. All are kept under Policy versions.',
  },
};

/** Written by the public endpoints only: the code that was in the address, and that the sender left in the form. */
export const visitSource = (sources: CollectionSlug): RelationshipField => ({
  name: 'source',
  label: 'Came by',
  type: 'relationship',
  relationTo: sources,
  access: { create: nobody, update: nobody },
  admin: {
    position: 'sidebar',
    readOnly: true,
    allowCreate: false,
    allowEdit: false,
    description: 'Named in the address. The sender saw it, and could remove it.',
  },
});
