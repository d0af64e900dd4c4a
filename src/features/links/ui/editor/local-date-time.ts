const two = (value: number) => String(value).padStart(2, '0');

/** A time as the value of a date-and-time field: the reader's local time, to the minute. */
export function toLocal(dateTime: string | undefined): string {
  if (!dateTime) return '';
  const at = new Date(dateTime);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

type Schedule = { visibleFrom: string; visibleUntil: string };

export const fromLocal = (local: string): string | null => (local ? new Date(local).toISOString() : null);

/** Both ends if either changed, because they are validated together; otherwise neither. */
export function changedSchedule(before: Schedule, after: Schedule) {
  const isSame = before.visibleFrom === after.visibleFrom && before.visibleUntil === after.visibleUntil;
  if (isSame) return {};
  return { visibleFrom: fromLocal(after.visibleFrom), visibleUntil: fromLocal(after.visibleUntil) };
}
