import type { ServerFeature } from '@/core/server/server-feature';
import { deliveriesPersonalData, suppressionsPersonalData } from './server/deliveries.personal-data';
import { newsletterPersonalData } from './server/newsletter.personal-data';

export const newsletterServer: ServerFeature = {
  personalData: [newsletterPersonalData, deliveriesPersonalData, suppressionsPersonalData],
  jobs: async () => ({ tidyUp: [(await import('./server/begin-when-due')).queueDueIssues] }),
};
