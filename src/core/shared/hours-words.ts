import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { type BusinessHours, dateOf, dayAt, WEEKDAYS, type Weekday } from './business-hours';

/** So many closing days are announced. */
const ANNOUNCED = 3;

const name = (day: Weekday) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`;

/** '17:30' is '5:30 PM'. */
function timeInWords(time: string): string {
  if (time === '24:00') return 'midnight';
  const [hours = 0, minutes] = time.split(':');
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
}

/** 'Monday to Friday 9:00 AM to 5:00 PM, Saturday 10:00 AM to 2:00 PM' */
function hoursInWords(days: BusinessHours['days']): string {
  const runs: { first: Weekday; last: Weekday; times: string }[] = [];
  for (const { day, opens, closes } of days) {
    const times = `${timeInWords(opens)} to ${timeInWords(closes)}`;
    const run = runs.at(-1);
    if (run?.times === times && WEEKDAYS.indexOf(run.last) + 1 === WEEKDAYS.indexOf(day)) run.last = day;
    else runs.push({ first: day, last: day, times });
  }
  return runs
    .map(
      ({ first, last, times }) =>
        `${first === last ? name(first) : `${name(first)} to ${name(last)}`} ${times}`,
    )
    .join(', ');
}

/** 'Eastern Time'; the zone itself where its name would be an offset: 'UTC' */
function zoneInWords(zone: string, now: number): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts(now);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return name.startsWith('GMT') ? zone.replaceAll('_', ' ') : name;
}

const dateInWords = (date: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(date));

/** What a visitor reads about the hours that the promise counts; empty when it runs around the clock. */
export function hoursRule(hours: BusinessHours | null, now = Date.now()): string {
  if (!hours) return '';
  const { zone, days, closed, rule, closedRule } = hours;
  const sentence = fillPlaceholders(rule, { hours: hoursInWords(days), zone: zoneInWords(zone, now) });
  const today = dateOf(dayAt(now, zone));
  const ahead = closed
    .filter(({ date }) => date >= today)
    .slice(0, ANNOUNCED)
    .map((one) => (one.name ? `${dateInWords(one.date)} (${one.name})` : dateInWords(one.date)));
  if (ahead.length === 0) return sentence;
  const named = new Intl.ListFormat('en-US').format(ahead);
  return `${sentence} ${fillPlaceholders(closedRule, { days: named })}`;
}
