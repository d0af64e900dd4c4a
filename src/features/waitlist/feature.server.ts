import { submissionEndpoints } from '@/core/server/form-endpoint';
import type { ServerFeature } from '@/core/server/server-feature';
import { waitlistForm } from './rules/waitlist-form';

export const waitlistServer: ServerFeature = {
  personalData: async () => [(await import('./server/waitlist.personal-data')).waitlistPersonalData],
  forms: [
    {
      form: waitlistForm,
      load: async () =>
        submissionEndpoints(waitlistForm, (await import('./server/waitlist.submission')).submitApplication),
    },
  ],
  staff: {
    'waitlist/second-spots': async () => (await import('./server/second-spots.endpoint')).secondSpotsEndpoint,
    'waitlist/transitions': async () => (await import('./server/transitions.endpoint')).transitionsEndpoint,
  },
  desk: async () => (await import('./server/application-desk')).applicationDesk,
  inbox: async () => (await import('./server/application-inbox')).applicationInbox,
  files: async () => (await import('./server/application-file.import')).applicationFiles,
};
