import type { Metadata } from 'next';

/** Search engines must not index a requester's pages, and other sites must not learn the address of a ticket. */
export const statusMetadata: Metadata = {
  title: 'Your support request',
  robots: { index: false, follow: false, noarchive: true },
  referrer: 'same-origin',
};
