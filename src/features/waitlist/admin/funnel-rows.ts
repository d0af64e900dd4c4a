import { shortDate } from '@/kit/shared/dates';
import type { FunnelCounts, FunnelSource, FunnelWeek } from '../contract.staff';

const SOURCES_SHOWN = 8;

/** @returns 'Nov 23 – 29' or 'Oct 26 – Nov 1' */
export function weekWords({ monday, sunday }: Pick<FunnelWeek, 'monday' | 'sunday'>): string {
  const [from = '', to = ''] = [shortDate(monday), shortDate(sunday)];
  return from.slice(0, 3) === to.slice(0, 3) ? `${from} – ${to.slice(4)}` : `${from} – ${to}`;
}

/** @returns '25%'; a dash for a share of nothing */
export const shareWords = ({ applied, accepted }: FunnelCounts): string =>
  applied === 0 ? '–' : `${Math.round((100 * accepted) / applied)}%`;

export const sumOf = (rows: readonly FunnelCounts[]): FunnelCounts =>
  rows.reduce(
    (sum, { applied, reviewed, accepted }) => ({
      applied: sum.applied + applied,
      reviewed: sum.reviewed + reviewed,
      accepted: sum.accepted + accepted,
    }),
    { applied: 0, reviewed: 0, accepted: 0 },
  );

type SourceRow = FunnelCounts & { id: number | null; label: string };

/** The sources that brought the most, the others in one row, and last the applications without a code. */
export function sourceRows(sources: readonly FunnelSource[]): SourceRow[] {
  const named = sources.filter(({ id }) => id !== null);
  const others = named.slice(SOURCES_SHOWN);
  return [
    ...named.slice(0, SOURCES_SHOWN).map((one) => ({ ...one, label: one.name ?? '' })),
    ...(others.length > 0 ? [{ ...sumOf(others), id: null, label: 'Other sources' }] : []),
    ...sources.filter(({ id }) => id === null).map((one) => ({ ...one, label: 'Without a code' })),
  ];
}
