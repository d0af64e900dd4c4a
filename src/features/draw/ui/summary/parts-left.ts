import type { DrawWords } from '../../contract.texts';

const MINUTE_MS = 60_000;

type Units = Pick<DrawWords['stakes'], 'oneDay' | 'days' | 'hours' | 'minutes'>;

/** Days, hours and minutes of a duration, as shown next to each other: 6 days, 04 hours, 12 min. */
export function partsLeft(ms: number, units: Units) {
  const minutes = Math.max(0, Math.ceil(ms / MINUTE_MS));
  const days = Math.floor(minutes / 1440);
  const two = (figure: number) => String(figure).padStart(2, '0');
  return [
    { figure: String(days), unit: days === 1 ? units.oneDay : units.days },
    { figure: two(Math.floor(minutes / 60) % 24), unit: units.hours },
    { figure: two(minutes % 60), unit: units.minutes },
  ];
}
