import type { DashboardMore } from '../contract';
import { sampleMembers } from './sample-members';

/** The average of the four meetings before tonight's is 91 percent, as the dashboard says. */
export const dashboardMore: DashboardMore = {
  date: 'Fri Mar 15',
  events: 14,
  invitation: { answerBy: 'RSVP by Mar 18', plusOne: true, tags: ['Formal', 'RSVP required', 'Plus one'] },
  announcements: [
    {
      by: sampleMembers.priya,
      title: 'Composite photos Thursday',
      body: 'Chapter house, 4 PM sharp. Wear the blazer, bring your pin, and sign up for a slot tonight.',
      age: '2 h ago',
    },
    {
      by: sampleMembers.jordan,
      title: 'Spring dues are 92% in',
      body: 'Six members pay by plan, four are late. Ask me for a plan by Sunday to skip the late fee.',
      age: 'Today',
    },
    {
      by: sampleMembers.eli,
      title: 'River cleanup needs eight more',
      body: 'Sunday at 9, gloves provided. Two hours count toward your service total.',
      age: 'Yesterday',
    },
  ],
  meetings: [
    { day: 'Jan 19', attendance: 92 },
    { day: 'Feb 2', attendance: 89 },
    { day: 'Feb 16', attendance: 94 },
    { day: 'Mar 1', attendance: 90 },
    { day: 'Tonight', attendance: 69 },
  ],
  live: [
    { person: sampleMembers.jordan, what: 'Jordan checked in', detail: 'Chapter meeting · just now' },
    { person: sampleMembers.tessa, what: 'Tessa checked in', detail: 'Chapter meeting · just now' },
    { person: sampleMembers.luca, what: 'Luca brought a guest', detail: 'Marcus Bell · 1 min ago' },
    { person: sampleMembers.eli, what: 'Eli paid spring dues', detail: '$410.00 · 4 min ago' },
    { person: sampleMembers.amara, what: 'Amara booked the DJ', detail: 'Founders’ Formal · 1 h ago' },
  ],
};
