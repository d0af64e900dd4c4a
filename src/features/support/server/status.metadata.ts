import type { Metadata } from 'next';

/** Nothing of a requester's is found by search engines, and no other site is told the address of a ticket. */
export const statusMetadata: Metadata = {
  title: 'Your support request',
  robots: { index: false, follow: false, noarchive: true },
  referrer: 'same-origin',
};
