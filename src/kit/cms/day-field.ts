import type { DateField, Field, FieldHook } from 'payload';

const keepDay: FieldHook = ({ value }) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)
    ? `${value.slice(0, 10)}T12:00:00.000Z`
    : value;

const component = (name: string) => `/src/kit/admin/day/${name}`;

/** A day without a time. It is stored as noon UTC, and is the same day for staff in every time zone. */
export const dayField = ({ admin, ...field }: Omit<DateField, 'type' | 'hooks'>): DateField => ({
  ...field,
  type: 'date',
  hooks: { beforeValidate: [keepDay] },
  admin: {
    ...admin,
    date: { pickerAppearance: 'dayOnly', displayFormat: 'MMMM d, yyyy' },
    components: {
      Field: component('day-field#DayField'),
      Cell: component('day-cell#DayCell'),
      Diff: component('day-diff#DayDiff'),
      Filter: component('day-filter#DayFilter'),
    },
  },
});

export const isDayField = (field: Field): boolean =>
  field.type === 'date' && field.hooks?.beforeValidate?.includes(keepDay) === true;
