import type { CalendarSample } from '../contract';

/** March 2024, seen on Friday the 15th. The meeting and the formal are those of the dashboard. */
export const calendarSample: CalendarSample = {
  time: '7:02',
  month: 'March 2024',
  days: 31,
  startsOn: 5,
  today: 15,
  upcoming: [
    calendarEvent('Fri', 15, 'Chapter meeting', '7:10 PM', 'Hale Hall 204', 84, 'Mandatory'),
    calendarEvent('Sat', 16, 'Porch barbecue', '1:00 PM', 'Chapter house', 47, 'Open'),
    calendarEvent('Sun', 17, 'River cleanup', '9:00 AM', 'Mill Creek', 26, 'Volunteer'),
    calendarEvent('Thu', 21, 'Composite photos', '4:00 PM', 'Chapter house', 84, 'Required Attendance'),
    calendarEvent('Fri', 22, 'Game night', '8:00 PM', 'Student union', 33, 'Optional Event'),
    calendarEvent('Sat', 23, 'Founders’ Formal', '7:00 PM', 'The Foundry', 61, 'Weekend Event'),
  ],
  others: [
    { day: 1, title: 'Chapter meeting' },
    { day: 5, title: 'Study hours' },
    { day: 9, title: 'Food drive' },
    { day: 12, title: 'Study hours' },
    { day: 13, title: 'Budget review' },
    { day: 19, title: 'Study hours' },
    { day: 26, title: 'Study hours' },
    { day: 29, title: 'Chapter meeting' },
  ],
};

export function calendarEvent(
  weekday: CalendarSample['upcoming'][number]['weekday'],
  day: number,
  title: string,
  at: string,
  where: string,
  going: number,
  tag: CalendarSample['upcoming'][number]['tag'],
) {
  return { weekday, day, title, at, where, going, tag };
}
