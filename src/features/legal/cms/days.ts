import { dayField } from '@/kit/cms/day-field';

const day = (name: string, label: string, description: string) =>
  dayField({ name, label, required: true, admin: { position: 'sidebar', description } });

/** Every policy, and every version of one, has these two. */
export const days = [
  day('effectiveDate', 'Effective date', 'The day this text takes effect, at midnight UTC.'),
  day('lastUpdated', 'Last updated', 'The day the page shows as its last change.'),
];
