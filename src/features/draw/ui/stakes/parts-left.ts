const MINUTE_MS = 60_000;

/** Days, hours and minutes of a duration, as shown next to each other: 6 days, 04 hours, 12 min. */
export function partsLeft(ms: number) {
  const minutes = Math.max(0, Math.ceil(ms / MINUTE_MS));
  const days = Math.floor(minutes / 1440);
  const two = (figure: number) => String(figure).padStart(2, '0');
  return [
    { figure: String(days), unit: days === 1 ? 'day' : 'days' },
    { figure: two(Math.floor(minutes / 60) % 24), unit: 'hours' },
    { figure: two(minutes % 60), unit: 'min' },
  ];
}
