import type { PersonalData } from '@/db/personal-data';
import { newsletterForm } from '../contract';

export const newsletterPersonalData: PersonalData = {
  name: 'newsletter',
  label: 'Newsletter',
  table: 'newsletter',
  subject: 'newsletter',
  addresses: ['email'],
  doors: [newsletterForm.api, newsletterForm.path],
  terms: [
    { what: 'spam', when: 'quarantined', since: 'created_at', keptFor: '30 days' },
    // Whoever asks once more has thirty days once more.
    { what: 'unconfirmed', when: `state = 'pending'`, since: 'updated_at', keptFor: '30 days' },
  ],
};
