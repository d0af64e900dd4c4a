import type { CalendarSample } from '../contract';
import { calendarEvent, calendarSample } from './sample-calendar';

const { time } = calendarSample;

/** The months that a visitor can turn to, in their order. The meetings are every other Friday, as on the tablet. */
export const sampleMonths: readonly CalendarSample[] = [
  {
    time,
    month: 'February 2024',
    days: 29,
    startsOn: 4,
    today: 30,
    upcoming: [
      calendarEvent('Fri', 2, 'Chapter meeting', '7:10 PM', 'Hale Hall 204', 75, 'Mandatory'),
      calendarEvent('Sat', 10, 'Bid day', '2:00 PM', 'Chapter house', 79, 'Required Attendance'),
      calendarEvent('Fri', 16, 'Chapter meeting', '7:10 PM', 'Hale Hall 204', 79, 'Mandatory'),
      calendarEvent('Sun', 18, 'Ski trip', '8:00 AM', 'North Ridge', 28, 'Weekend Event'),
      calendarEvent('Thu', 22, 'Blood drive', '11:00 AM', 'Student union', 31, 'Volunteer'),
      calendarEvent('Tue', 27, 'Open house', '6:00 PM', 'Chapter house', 52, 'Open'),
    ],
    others: [
      { day: 6, title: 'Study hours' },
      { day: 13, title: 'Study hours' },
      { day: 15, title: 'Dues are due' },
      { day: 20, title: 'Study hours' },
    ],
  },
  calendarSample,
  {
    time,
    month: 'April 2024',
    days: 30,
    startsOn: 1,
    today: 0,
    upcoming: [
      calendarEvent('Sat', 6, 'Spring picnic', '12:00 PM', 'East Lawn', 44, 'Open'),
      calendarEvent('Fri', 12, 'Chapter meeting', '7:10 PM', 'Hale Hall 204', 84, 'Mandatory'),
      calendarEvent('Thu', 18, 'Elections', '7:00 PM', 'Hale Hall 204', 84, 'Required Attendance'),
      calendarEvent('Sun', 21, 'Trail cleanup', '9:00 AM', 'North Ridge', 19, 'Volunteer'),
      calendarEvent('Fri', 26, 'Chapter meeting', '7:10 PM', 'Hale Hall 204', 84, 'Mandatory'),
      calendarEvent('Sat', 27, 'Lake weekend', '9:00 AM', 'Hale Lake', 36, 'Weekend Event'),
    ],
    others: [
      { day: 2, title: 'Study hours' },
      { day: 9, title: 'Study hours' },
      { day: 16, title: 'Study hours' },
      { day: 23, title: 'Study hours' },
    ],
  },
];

/** The month that opens: this one. */
export const THIS_MONTH = 1;
