import type { StoredRecords } from '../contract';
import type { FoundRecords } from './records';

export const describeHeld = (found: FoundRecords[]): StoredRecords[] =>
  found.map(({ part, ids }) => ({
    name: part.name,
    label: part.label,
    count: ids.length,
    kept: part.kept ?? null,
  }));

/** For the activity log: 'tickets 2, mails 5', never whose. */
export const describeCounts = (found: FoundRecords[]): string =>
  found
    .filter(({ ids }) => ids.length > 0)
    .map(({ part, ids }) => `${part.name} ${ids.length}`)
    .join(', ') || 'nothing';
