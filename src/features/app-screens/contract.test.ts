import { describe, expect, it } from 'vitest';
import {
  checkInSampleSchema,
  dashboardSampleSchema,
  duesSampleSchema,
  phoneArtboard,
  rosterSampleSchema,
} from './contract';
import { checkInSample } from './ui/sample-check-in';
import { dashboardSample } from './ui/sample-dashboard';
import { duesSample } from './ui/sample-dues';
import { rosterSample } from './ui/sample-roster';

describe('sample data of the mock screens', () => {
  it('has the shape that the screens draw', () => {
    expect(dashboardSampleSchema.safeParse(dashboardSample).error).toBeUndefined();
    expect(checkInSampleSchema.safeParse(checkInSample).error).toBeUndefined();
    expect(duesSampleSchema.safeParse(duesSample).error).toBeUndefined();
    expect(rosterSampleSchema.safeParse(rosterSample).error).toBeUndefined();
  });

  it('stands on artboards of 320 by 680', () => {
    expect(phoneArtboard).toEqual({ width: 320, height: 680 });
  });

  it('adds up: every member has paid, pays by plan or is overdue', () => {
    const { each, paid, onPlan, overdue, collected, total } = duesSample;
    expect([each, paid, onPlan, overdue, collected, total]).toEqual([410, 74, 6, 4, 31570, 34440]);
    expect(paid + onPlan + overdue).toBe(84);
    expect(paid * each + (onPlan * each) / 2).toBe(31570);
    expect((paid + onPlan + overdue) * each).toBe(34440);
  });

  it('tells one story on all screens', () => {
    expect([dashboardSample.members, checkInSample.expected, rosterSample.active]).toEqual([84, 84, 84]);
    expect(dashboardSample.duesIn).toBe(Math.round((31570 / 34440) * 100));
    expect(checkInSample.rate).toBe(Math.round((58 / 84) * 100));
    const owing = duesSample.rows.filter(({ state }) => state === 'Overdue').map(({ member }) => member.name);
    const marked = rosterSample.members.filter(({ dues }) => dues === 'Overdue').map(({ name }) => name);
    expect(owing).toEqual(['Devon Ochoa']);
    expect(marked).toEqual(['Devon Ochoa']);
  });

  it('ties dues to days that exist: March 15, 2024 is 29 days after February 15', () => {
    const days = (Date.UTC(2024, 2, 15) - Date.UTC(2024, 1, 15)) / 86_400_000;
    expect(duesSample.rows[1]?.detail).toBe(`$410.00 · ${days} days late`);
    expect(new Date(Date.UTC(2024, 2, 23)).getUTCDay()).toBe(6);
    expect(dashboardSample.event.when).toBe('Sat, Mar 23 · 7:00 PM');
  });
});
