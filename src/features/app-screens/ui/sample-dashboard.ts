import type { DashboardSample } from '../contract';
import { sampleMembers } from './sample-members';

/** Friday, March 15, 7:02 p.m., eight minutes before the meeting of the check-in screen. */
export const dashboardSample: DashboardSample = {
  time: '7:02',
  chapter: { name: 'Gamma Omega Lambda', letters: 'ΓΩΛ', chapter: 'Beta chapter' },
  greeting: 'Evening, Maya.',
  next: 'Chapter meets in 8 minutes.',
  members: 84,
  attendance: 91,
  duesIn: 92,
  event: {
    when: 'Sat, Mar 23 · 7:00 PM',
    title: 'Founders’ Formal',
    where: 'The Foundry, 2nd floor · plus one',
    going: 61,
    faces: [sampleMembers.jordan, sampleMembers.amara, sampleMembers.tessa],
  },
  announcement: {
    by: sampleMembers.priya,
    title: 'Composite photos Thursday',
    detail: 'Priya, Secretary · 2 h ago',
  },
  live: [
    { member: sampleMembers.jordan, what: 'Jordan checked in', detail: 'Chapter meeting · just now' },
    { member: sampleMembers.eli, what: 'Eli paid spring dues', detail: '$410.00 · 4 min ago' },
  ],
};
