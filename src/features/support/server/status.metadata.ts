import type { Metadata } from 'next';
import type { TicketWords } from '../contract.ticket-texts';

/** Search engines must not index a requester's pages, and other sites must not learn the address of a ticket. */
export const statusMetadata = ({ lookup }: TicketWords): Metadata => ({
  title: lookup.pageTitle,
  robots: { index: false, follow: false, noarchive: true },
  referrer: 'same-origin',
});
