import { TZDate } from '@date-fns/tz';

/** In the order of a week. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** When somebody is there to answer. Days that are not listed are closed. */
export type BusinessHours = {
  /** IANA name: 'America/New_York'. */
  zone: string;
  /** 'HH:MM' by the clock of the zone; `closes` may be '24:00'. */
  days: { day: Weekday; opens: string; closes: string }[];
  /** Closed although it is an open weekday. `date` is 'YYYY-MM-DD'. */
  closed: { date: string; name: string }[];
  /** What visitors read, with placeholders. */
  rule: string;
  closedRule: string;
};

/** As stored or as half typed in a draft: any of it missing. */
export type StoredHours = {
  zone?: string | null;
  days?: { day?: string | null; opens?: string | null; closes?: string | null }[] | null;
  closed?: { date?: string | null; name?: string | null }[] | null;
  rule?: string | null;
  closedRule?: string | null;
};

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
export const isOpeningTime = (value: unknown): value is string =>
  typeof value === 'string' && TIME.test(value);
/** '24:00' is the end of the day. */
export const isClosingTime = (value: unknown): value is string => value === '24:00' || isOpeningTime(value);

const ZONE_NAME = /^[A-Za-z]/;

/** Offsets such as '+02:00' are refused: they have no daylight-saving time. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || !ZONE_NAME.test(value)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: value }) !== null;
  } catch {
    return false;
  }
}

export const RULE =
  'The 24 hours start when we’re open ({hours}, {zone}) and leave out the days we’re closed.';
export const CLOSED_RULE = 'We’re also closed on {days}.';

const isWeekday = (value: unknown): value is Weekday => WEEKDAYS.includes(value as Weekday);

/** @returns null when no hours are set, or a draft's are not complete: then the promise runs around the clock */
export function businessHoursOf(stored: StoredHours | null | undefined): BusinessHours | null {
  const { zone, days, closed, rule, closedRule } = stored ?? {};
  const open = (days ?? []).flatMap(({ day, opens, closes }) =>
    isWeekday(day) && isOpeningTime(opens) && isClosingTime(closes) && opens < closes
      ? [{ day, opens, closes }]
      : [],
  );
  if (!isTimeZone(zone) || open.length === 0) return null;
  return {
    zone,
    days: open.sort((a, b) => WEEKDAYS.indexOf(a.day) - WEEKDAYS.indexOf(b.day)),
    closed: (closed ?? [])
      .flatMap(({ date, name }) => (date ? [{ date: date.slice(0, 10), name: name ?? '' }] : []))
      .sort((a, b) => a.date.localeCompare(b.date)),
    rule: rule?.trim() || RULE,
    closedRule: closedRule?.trim() || CLOSED_RULE,
  };
}

/** A day of the calendar, whatever the zone. */
export type CalendarDay = { year: number; month: number; day: number };

const asUtc = ({ year, month, day }: CalendarDay, add = 0) => new Date(Date.UTC(year, month, day + add));

/** @param time milliseconds since the epoch @returns the zone's day at that time */
export function dayAt(time: number, zone: string): CalendarDay {
  const local = new TZDate(time, zone);
  return { year: local.getFullYear(), month: local.getMonth(), day: local.getDate() };
}

export function dayAfter(day: CalendarDay): CalendarDay {
  const next = asUtc(day, 1);
  return { year: next.getUTCFullYear(), month: next.getUTCMonth(), day: next.getUTCDate() };
}

/** 'YYYY-MM-DD' */
export const dateOf = (day: CalendarDay): string => asUtc(day).toISOString().slice(0, 10);

/** @returns when the zone's clocks show this time of the day, in milliseconds since the epoch */
export function timeOn({ year, month, day }: CalendarDay, time: string, zone: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new TZDate(year, month, day, hours, minutes, zone).getTime();
}

/** @returns the hours of this day; undefined when it is closed */
export function openingOn(day: CalendarDay, { days, closed }: BusinessHours) {
  const date = dateOf(day);
  if (closed.some((one) => one.date === date)) return undefined;
  const weekday = WEEKDAYS[(asUtc(day).getUTCDay() + 6) % 7];
  return days.find((one) => one.day === weekday);
}
