import { lastStep, type PersonalData } from '@/db/personal-data';
import { QUOTE_DOOR } from '../contract';

const place = { table: 'quotes', subject: 'quotes' } as const;

export const quotesPersonalData: PersonalData = {
  ...place,
  name: 'quotes',
  label: 'Quote requests',
  addresses: ['email'],
  doors: [QUOTE_DOOR],
  file: { kind: 'quotes', id: 'design_file', name: 'design_name' },
  terms: [
    {
      what: 'spam',
      when: `status = 'spam' or quarantined`,
      since: lastStep(place, 'created_at'),
      keptFor: '30 days',
    },
    {
      what: 'closed',
      when: `status in ('closed', 'declined')`,
      since: lastStep(place, 'updated_at'),
      keptFor: '24 months',
    },
  ],
};
