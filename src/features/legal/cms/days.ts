import type { DateField } from 'payload';
import { keepDay } from '@/cms/keep-day';

const day = (name: string, label: string, description: string): DateField => ({
  name,
  label,
  type: 'date',
  required: true,
  hooks: { beforeValidate: [keepDay] },
  admin: {
    position: 'sidebar',
    description,
    date: { pickerAppearance: 'dayOnly', displayFormat: 'MMMM d, yyyy' },
  },
});

/** Every policy, and every version of one, has these two. */
export const days = [
  day('effectiveDate', 'Effective date', 'The day this text takes effect, at midnight UTC.'),
  day('lastUpdated', 'Last updated', 'The day the page shows as its last change.'),
];
