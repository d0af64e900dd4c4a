import type { DateField, FieldHook } from 'payload';

/** A date is stored as noon UTC, so it is the same date in every time zone of the Americas and Europe. */
const keepDay: FieldHook = ({ value }) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)
    ? `${value.slice(0, 10)}T12:00:00.000Z`
    : value;

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
