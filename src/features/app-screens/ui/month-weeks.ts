/** The days of a month as weeks from Sunday to Saturday; null for days of another month. */
export function monthWeeks(days: number, startsOn: number): (number | null)[][] {
  const weeks = Math.ceil((startsOn + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - startsOn + 1;
      return day >= 1 && day <= days ? day : null;
    }),
  );
}

export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
