import type { SentApplication } from './sent-application';

/** What the page shows of an application after sending it: drawn by code that came with the sending. */
export type Thanked = {
  sent: SentApplication;
  views: Pick<typeof import('./sending'), 'ApplicationThanks' | 'SitePlan'>;
};
