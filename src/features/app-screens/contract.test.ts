import { describe, expect, it } from 'vitest';
import {
  calendarSampleSchema,
  checkInSampleSchema,
  dashboardMoreSchema,
  dashboardSampleSchema,
  duesSampleSchema,
  messagesSampleSchema,
  phoneArtboard,
  profileSampleSchema,
  rosterSampleSchema,
  rosterTableSchema,
  tabletArtboard,
  threadSampleSchema,
} from './contract';
import { appScreens } from './ui/app-screens';
import { duesSample } from './ui/dues-shares';
import { monthWeeks } from './ui/month-weeks';
import { calendarSample } from './ui/sample-calendar';
import { checkInSample } from './ui/sample-check-in';
import { dashboardSample } from './ui/sample-dashboard';
import { dashboardMore } from './ui/sample-dashboard-more';
import { messagesSample } from './ui/sample-messages';
import { sampleMonths } from './ui/sample-months';
import { profileSample } from './ui/sample-profile';
import { rosterSample } from './ui/sample-roster';
import { rosterTable } from './ui/sample-roster-table';
import { threadSample } from './ui/sample-thread';

describe('sample data of the mock screens', () => {
  it('has the shape that the screens draw', () => {
    expect(dashboardSampleSchema.safeParse(dashboardSample).error).toBeUndefined();
    expect(dashboardMoreSchema.safeParse(dashboardMore).error).toBeUndefined();
    expect(checkInSampleSchema.safeParse(checkInSample).error).toBeUndefined();
    expect(duesSampleSchema.safeParse(duesSample).error).toBeUndefined();
    expect(rosterSampleSchema.safeParse(rosterSample).error).toBeUndefined();
    expect(rosterTableSchema.safeParse(rosterTable).error).toBeUndefined();
    expect(threadSampleSchema.safeParse(threadSample).error).toBeUndefined();
    expect(messagesSampleSchema.safeParse(messagesSample).error).toBeUndefined();
    expect(calendarSampleSchema.safeParse(calendarSample).error).toBeUndefined();
    expect(profileSampleSchema.safeParse(profileSample).error).toBeUndefined();
  });

  it('is for artboards of 320 by 680 and of 1024 by 1366', () => {
    expect(phoneArtboard).toEqual({ width: 320, height: 680 });
    expect(tabletArtboard).toEqual({ width: 1024, height: 1366 });
  });

  it('adds up: every member has paid, is on a plan or is overdue', () => {
    const { each, paid, onPlan, overdue, collected, total } = duesSample;
    expect([each, paid, onPlan, overdue, collected, total]).toEqual([410, 74, 6, 4, 31570, 34440]);
    expect(paid + onPlan + overdue).toBe(84);
    expect(paid * each + (onPlan * each) / 2).toBe(31570);
    expect((paid + onPlan + overdue) * each).toBe(34440);
  });

  it('is consistent on all screens', () => {
    expect([dashboardSample.members, checkInSample.expected, rosterSample.active]).toEqual([84, 84, 84]);
    expect(dashboardSample.duesIn).toBe(Math.round((31570 / 34440) * 100));
    expect(checkInSample.rate).toBe(Math.round((58 / 84) * 100));
    expect(profileSample.term[1]).toEqual({ what: 'Events attended', done: 41, of: 42 });
    expect(profileSample.events).toBe(41);
    expect(profileSample.member.attendance).toBe(Math.round((41 / 42) * 100));
    const owing = duesSample.rows.filter(({ state }) => state === 'Overdue').map(({ member }) => member.name);
    const marked = rosterSample.members.filter(({ dues }) => dues === 'Overdue').map(({ name }) => name);
    expect(owing).toEqual(['Devon Ochoa']);
    expect(marked).toEqual(['Devon Ochoa']);
  });

  it('counts the month like the calendar, and the term’s attendance from its meetings', () => {
    expect(dashboardMore.events).toBe(14);
    expect(calendarSample.upcoming.length + calendarSample.others.length).toBe(14);
    const shares = dashboardMore.meetings.map(({ attendance }) => attendance);
    expect(shares).toEqual([92, 89, 94, 90, 69]);
    expect(Math.round((92 + 89 + 94 + 90) / 4)).toBe(91);
    expect(dashboardSample.attendance).toBe(91);
  });

  it('ties dues to real dates: March 15, 2024 is 29 days after February 15', () => {
    const days = (Date.UTC(2024, 2, 15) - Date.UTC(2024, 1, 15)) / 86_400_000;
    expect(duesSample.rows[1]?.detail).toBe(`$410.00 · ${days} days late`);
    expect(new Date(Date.UTC(2024, 2, 23)).getUTCDay()).toBe(6);
    expect(dashboardSample.event.when).toBe('Sat, Mar 23 · 7:00 PM');
  });
});

describe('calendar', () => {
  it('can be turned to February and April, whose days are those of 2024', () => {
    expect(sampleMonths.map(({ month, days, startsOn }) => [month, days, startsOn])).toEqual([
      ['February 2024', 29, 4],
      ['March 2024', 31, 5],
      ['April 2024', 30, 1],
    ]);
    const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
    for (const [place, sample] of sampleMonths.entries()) {
      expect(calendarSampleSchema.safeParse(sample).error).toBeUndefined();
      expect(new Date(Date.UTC(2024, place + 1, 1)).getUTCDay()).toBe(sample.startsOn);
      expect(new Date(Date.UTC(2024, place + 2, 0)).getUTCDate()).toBe(sample.days);
      for (const { day, weekday } of sample.upcoming) {
        expect(weekday).toBe(names[new Date(Date.UTC(2024, place + 1, day)).getUTCDay()]);
      }
    }
  });

  it('lays out March 2024: 31 days starting on a Friday, today is the 15th', () => {
    expect(calendarSample).toMatchObject({ month: 'March 2024', days: 31, startsOn: 5, today: 15 });
    expect(new Date(Date.UTC(2024, 2, 1)).getUTCDay()).toBe(5);
    expect(new Date(Date.UTC(2024, 3, 0)).getUTCDate()).toBe(31);
    expect(monthWeeks(calendarSample.days, calendarSample.startsOn)).toEqual([
      [null, null, null, null, null, 1, 2],
      [3, 4, 5, 6, 7, 8, 9],
      [10, 11, 12, 13, 14, 15, 16],
      [17, 18, 19, 20, 21, 22, 23],
      [24, 25, 26, 27, 28, 29, 30],
      [31, null, null, null, null, null, null],
    ]);
  });

  it('has correct weekdays, and all six tags', () => {
    const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
    for (const { day, weekday } of calendarSample.upcoming) {
      expect(weekday).toBe(names[new Date(Date.UTC(2024, 2, day)).getUTCDay()]);
    }
    expect(calendarSample.upcoming.map(({ tag }) => tag)).toEqual([
      'Mandatory',
      'Open',
      'Volunteer',
      'Required Attendance',
      'Optional Event',
      'Weekend Event',
    ]);
  });
});

describe('the list of screens', () => {
  it('has the specified order and file names', () => {
    expect(appScreens.map(({ fileName }) => fileName)).toEqual([
      'Dashboard',
      'Event-Check-in',
      'Messages',
      'Roster',
      'Calendar',
      'Profile',
      'Main-Image',
    ]);
  });

  it('draws each one twice, with different layouts', () => {
    for (const { Phone, Tablet } of appScreens) expect(Phone).not.toBe(Tablet);
  });

  it('has the three group chats, and shows one of them open', () => {
    expect(threadSample.name).toBe('Rush Committee');
    expect(messagesSample.groups.map(({ name }) => name)).toEqual([
      'All Brothers',
      'Executive Board',
      'Rush Committee',
    ]);
  });
});
