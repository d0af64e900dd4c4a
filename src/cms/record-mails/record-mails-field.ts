import type { UIField } from 'payload';
import type { RecordMailsProps } from '@/shared/record-mails';

/** The emails about a record, and the form for the next one. */
export const recordMailsField = (clientProps: RecordMailsProps): UIField => ({
  name: 'recordMails',
  type: 'ui',
  admin: {
    components: { Field: { path: '/src/admin/record-mails/record-mails#RecordMails', clientProps } },
    disableListColumn: true,
  },
});
