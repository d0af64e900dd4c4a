import type { CheckInSample } from '../contract';
import { sampleMembers } from './sample-members';

/** The same evening as the dashboard: 58 of 84 members are in, 69 in a hundred. */
export const checkInSample: CheckInSample = {
  time: '7:02',
  event: 'Chapter meeting',
  where: 'Hale Hall 204 · doors close 7:10 PM',
  expected: 84,
  here: 58,
  rate: 69,
  guests: 6,
  alumni: 3,
  arrivals: [
    { person: sampleMembers.jordan, guest: false, at: '7:02 PM' },
    { person: sampleMembers.tessa, guest: false, at: '7:02 PM' },
    { person: { name: 'Marcus Bell', initials: 'MB', tint: 'rose' }, guest: true, at: '7:01 PM' },
  ],
};
