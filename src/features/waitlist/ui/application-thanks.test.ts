import { describe, expect, it } from 'vitest';
import { businessDaysAfter, timeInWords, weekdayInWords } from './application-thanks';

const dayAfter = (from: string, days: number) => weekdayInWords(businessDaysAfter(new Date(from), days));

describe('businessDaysAfter', () => {
  it('counts Monday to Friday', () => {
    expect(dayAfter('2026-11-25T19:02:00', 1)).toBe('Thursday, November 26');
    expect(dayAfter('2026-11-25T19:02:00', 3)).toBe('Monday, November 30');
    expect(dayAfter('2026-11-25T19:02:00', 7)).toBe('Friday, December 4');
  });
  it('begins with Monday on a weekend', () => {
    expect(dayAfter('2026-11-28T09:00:00', 1)).toBe('Monday, November 30');
    expect(dayAfter('2026-11-29T09:00:00', 2)).toBe('Tuesday, December 1');
  });
  it('passes the end of a year', () => {
    expect(dayAfter('2026-12-31T23:59:00', 1)).toBe('Friday, January 1');
  });
});

describe('timeInWords', () => {
  it('is the time of day without seconds', () => {
    expect(timeInWords(new Date('2026-11-25T19:02:40'))).toBe('7:02 PM');
  });
});
