import { submissionEndpoints } from '@/core/server/form-endpoint';
import type { ServerFeature } from '@/core/server/server-feature';
import { confirmForm, newsletterForm, preferencesForm, unsubscribeForm } from './rules/newsletter-forms';

export const newsletterServer: ServerFeature = {
  personalData: async () => {
    const [{ newsletterPersonalData }, { deliveriesPersonalData, suppressionsPersonalData }] =
      await Promise.all([
        import('./server/newsletter.personal-data'),
        import('./server/deliveries.personal-data'),
      ]);
    return [newsletterPersonalData, deliveriesPersonalData, suppressionsPersonalData];
  },
  jobs: async () => ({ begin: [(await import('./server/begin-when-due')).queueDueIssues] }),
  forms: [
    {
      form: newsletterForm,
      load: async () =>
        submissionEndpoints(
          newsletterForm,
          (await import('./server/newsletter.submission')).submitSubscription,
        ),
    },
    {
      form: confirmForm,
      load: async () => ({ page: (await import('./server/subscription.endpoints')).confirmEndpoint }),
    },
    {
      form: unsubscribeForm,
      load: async () => ({ page: (await import('./server/subscription.endpoints')).unsubscribeEndpoint }),
    },
    {
      form: preferencesForm,
      load: async () => ({ page: (await import('./server/preferences')).preferencesEndpoint }),
    },
  ],
  staff: {
    'newsletter-issues/sender': async () => (await import('./server/sender.endpoint')).senderEndpoint,
  },
  returned: async () => ({ readers: (await import('./server/reader-reports')).readerReports }),
};
