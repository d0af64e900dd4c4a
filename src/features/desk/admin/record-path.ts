import type { Place } from './use-desk-route';

/** The collections of the records, as Payload's addresses call them. */
export const COLLECTIONS = { ticket: 'support-tickets', quote: 'quotes', application: 'waitlist' } as const;

export type RecordPath = (part?: string) => string;

/** Addresses of one record's endpoints. */
export const recordPath =
  ({ kind, id }: Place): RecordPath =>
  (part) =>
    `/admin/api/desk/${kind}-${id}${part ? `/${part}` : ''}`;
