import { describe, expect, it } from 'vitest';
import { answerDue } from './answer-clock';
import { businessHoursOf, type StoredHours } from './business-hours';
import { hoursRule } from './hours-words';

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => ({
  day,
  opens: '09:00',
  closes: '17:00',
}));
const office = (zone: string, rest: StoredHours = {}) => businessHoursOf({ zone, days: WEEK, ...rest });
const newYork = office('America/New_York');
const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(
  (day) => ({
    day,
    opens: '08:00',
    closes: '24:00',
  }),
);

it('promises 24 hours around the clock while there are no hours', () => {
  expect(answerDue('2026-03-07T12:00:00Z')).toBe('2026-03-08T12:00:00.000Z');
  expect(answerDue('2026-03-07T12:00:00Z', businessHoursOf({ zone: 'UTC', days: [] }))).toBe(
    '2026-03-08T12:00:00.000Z',
  );
});

describe('with hours', () => {
  it.each([
    ['a Tuesday at work', '2026-02-03T15:00:00Z', '2026-02-04T15:00:00.000Z'],
    ['before opening: from when it opens', '2026-02-03T12:00:00Z', '2026-02-04T14:00:00.000Z'],
    ['at closing time: from the next opening', '2026-02-03T22:00:00Z', '2026-02-05T14:00:00.000Z'],
    ['Friday at work: the weekend does not count', '2026-02-06T21:30:00Z', '2026-02-09T21:30:00.000Z'],
    ['Friday evening: from Monday', '2026-02-07T01:00:00Z', '2026-02-10T14:00:00.000Z'],
    ['Saturday: from Monday', '2026-02-07T15:00:00Z', '2026-02-10T14:00:00.000Z'],
    ['over the weekend the clocks go forward', '2026-03-06T21:30:00Z', '2026-03-09T20:30:00.000Z'],
    ['over the weekend the clocks go back', '2026-10-30T20:30:00Z', '2026-11-02T21:30:00.000Z'],
    ['Saturday before they go forward', '2026-03-07T15:00:00Z', '2026-03-10T13:00:00.000Z'],
  ])('%s', (_, since, due) => {
    expect(answerDue(since, newYork)).toBe(due);
  });

  it.each([
    ['forward: 24 hours are 24 hours', '2026-03-07T15:00:00Z', '2026-03-08T15:00:00.000Z'],
    ['back', '2026-10-31T15:00:00Z', '2026-11-01T15:00:00.000Z'],
  ])('counts real hours on the day the clocks go %s', (_, since, due) => {
    expect(answerDue(since, office('America/New_York', { days: everyDay }))).toBe(due);
  });

  it('counts each day once where clocks go forward at midnight', () => {
    // Beirut skips 00:00 to 01:00 on March 29, 2026.
    expect(answerDue('2026-03-28T10:00:00Z', office('Asia/Beirut', { days: everyDay }))).toBe(
      '2026-03-29T10:00:00.000Z',
    );
  });

  it('leaves out closing days, also several in a row and over the end of the year', () => {
    const closed = [
      { date: '2026-12-31T12:00:00.000Z', name: 'New Year’s Eve' },
      { date: '2027-01-01T12:00:00.000Z', name: 'New Year' },
    ];
    const hours = office('Europe/Athens', { closed });
    // Wednesday 4:00 PM, the day before the closing days: they and the weekend are left out.
    expect(answerDue('2026-12-30T14:00:00Z', hours)).toBe('2027-01-04T14:00:00.000Z');
    expect(answerDue('2026-12-31T10:00:00Z', hours)).toBe('2027-01-05T07:00:00.000Z');
  });

  it('reads the day by the office’s clock, not by UTC', () => {
    // Monday 9:30 AM in Auckland is still Sunday in UTC.
    expect(answerDue('2026-02-01T20:30:00Z', office('Pacific/Auckland'))).toBe('2026-02-02T20:30:00.000Z');
  });
});

describe('what visitors read', () => {
  const now = Date.parse('2026-12-01T12:00:00Z');

  it('is nothing without hours, or with a draft’s half of them', () => {
    expect(hoursRule(null)).toBe('');
    expect(hoursRule(businessHoursOf({ zone: 'Nowhere/Town', days: WEEK }))).toBe('');
    expect(hoursRule(office('UTC', { days: [{ day: 'monday', opens: '09:00', closes: null }] }))).toBe('');
  });

  it('names the hours and the zone', () => {
    const days = [...WEEK, { day: 'saturday', opens: '10:00', closes: '24:00' }];
    expect(hoursRule(office('America/New_York', { days }), now)).toBe(
      'The 24 hours start when we’re open (Monday to Friday 9:00 AM to 5:00 PM, Saturday 10:00 AM to midnight, Eastern Time) and leave out the days we’re closed.',
    );
  });

  it('names the zone itself where its name is an offset', () => {
    const hours = office('UTC', { rule: '{zone}' });
    expect(hoursRule(hours, now)).toBe('UTC');
  });

  it('is in the owner’s words, and names the closing days ahead', () => {
    const closed = [
      { date: '2026-12-26T12:00:00.000Z', name: '' },
      { date: '2026-12-25T12:00:00.000Z', name: 'Christmas' },
      { date: '2026-11-30T12:00:00.000Z', name: 'Past' },
    ];
    const words = { rule: 'Open {hours}.', closedRule: 'Closed {days}.' };
    expect(hoursRule(office('America/New_York', { closed, ...words }), now)).toBe(
      'Open Monday to Friday 9:00 AM to 5:00 PM. Closed December 25 (Christmas) and December 26.',
    );
  });
});
