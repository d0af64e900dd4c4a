import type { ServerFeature } from '@/core/server/server-feature';
import { quoteForm } from './rules/quote-form';

export const merchServer: ServerFeature = {
  personalData: async () => [(await import('./server/quotes.personal-data')).quotesPersonalData],
  jobs: async () => ({ tidyUp: [(await import('./server/sweep-designs.job')).sweepDesigns] }),
  forms: [
    {
      form: quoteForm,
      load: async () => ({ page: (await import('./server/quote.endpoint')).quoteEndpoint }),
    },
  ],
  staff: {
    'quotes/:id/design': async () =>
      (await import('./server/design-download.endpoint')).designDownloadEndpoint,
  },
  desk: async () => (await import('./server/quote-desk')).quoteDesk,
  inbox: async () => (await import('./server/quote-inbox')).quoteInbox,
};
