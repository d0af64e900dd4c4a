import type { PersonalData } from '@/core/db/personal-data';
import { newsletterForm } from '../contract';

export const newsletterPersonalData: PersonalData = {
  name: 'newsletter',
  label: 'Newsletter',
  table: 'newsletter',
  subject: 'newsletter',
  addresses: ['email'],
  submissionPaths: [newsletterForm.api, newsletterForm.path],
  terms: [
    { what: 'spam', when: 'quarantined', since: 'created_at', retention: '30 days' },
    // A new request restarts the thirty days.
    { what: 'unconfirmed', when: `state = 'pending'`, since: 'updated_at', retention: '30 days' },
  ],
};
