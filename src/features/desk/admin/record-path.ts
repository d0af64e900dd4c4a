import type { DeskRecordKey } from './use-desk-route';

export type RecordPath = (part?: string) => string;

/** Addresses of one record's endpoints. */
export const recordPath =
  ({ kind, id }: DeskRecordKey): RecordPath =>
  (part) =>
    `/admin/api/desk/${kind}-${id}${part ? `/${part}` : ''}`;
