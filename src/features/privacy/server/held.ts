import type { Held } from '../contract';
import type { Found } from './records';

export const describeHeld = (found: Found[]): Held[] =>
  found.map(({ part, ids }) => ({
    name: part.name,
    label: part.label,
    count: ids.length,
    kept: part.kept ?? null,
  }));

/** For the activity log: 'tickets 2, mails 5', never whose. */
export const describeCounts = (found: Found[]): string =>
  found
    .filter(({ ids }) => ids.length > 0)
    .map(({ part, ids }) => `${part.name} ${ids.length}`)
    .join(', ') || 'nothing';
