import type { Feature } from '@/core/shared/feature';
import { APPLICATION_TEXTS } from './contract.texts';
import { applicationStates, SEATED } from './rules/application-states';
import { waitlistForm } from './rules/waitlist-form';

export const waitlist = {
  name: 'waitlist',
  forms: [waitlistForm],
  previews: [{ page: 'application-form', path: '/', document: 'application-form' }],
  words: [APPLICATION_TEXTS],
  states: { applications: applicationStates },
  figures: {
    colonnade_seats_taken: [
      'Accepted applications',
      `select count(*) from waitlist where status = '${SEATED}'`,
    ],
  },
} as const satisfies Feature;
