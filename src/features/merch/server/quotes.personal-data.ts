import { type PersonalData, submissionTerms } from '@/core/db/personal-data';
import { quoteForm } from '../contract';
import { DONE_QUOTES } from '../rules/quote-states';

const place = { table: 'quotes', subject: 'quotes' } as const;

export const quotesPersonalData: PersonalData = {
  ...place,
  name: 'quotes',
  label: 'Quote requests',
  addresses: ['email'],
  submissionPaths: [quoteForm.path],
  file: { kind: 'quotes', id: 'design_file', name: 'design_name' },
  terms: submissionTerms(place, DONE_QUOTES),
};
