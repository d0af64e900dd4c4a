import type { ServerFeature } from '@/core/server/server-feature';
import { quotesPersonalData } from './server/quotes.personal-data';

export const merchServer: ServerFeature = {
  personalData: [quotesPersonalData],
  jobs: async () => ({ tidyUp: [(await import('./server/sweep-designs.job')).sweepDesigns] }),
};
