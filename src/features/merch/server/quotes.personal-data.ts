import { type PersonalData, submissionTerms } from '@/db/personal-data';
import { QUOTE_DOOR } from '../contract';

const place = { table: 'quotes', subject: 'quotes' } as const;

export const quotesPersonalData: PersonalData = {
  ...place,
  name: 'quotes',
  label: 'Quote requests',
  addresses: ['email'],
  doors: [QUOTE_DOOR],
  file: { kind: 'quotes', id: 'design_file', name: 'design_name' },
  terms: submissionTerms(place, ['closed', 'declined']),
};
