import type { SentApplication } from './sent-application';

/** What the page shows of an application after sending it: drawn by code that came with the sending. */
export type ShownApplication = {
  sent: SentApplication;
  views: Pick<typeof import('./sending'), 'ApplicationThanks' | 'SitePlan'>;
};
