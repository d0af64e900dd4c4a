import type { CheckInSample, SamplePerson } from '../contract';
import { sampleMembers } from './sample-members';

const guests = {
  marcus: { name: 'Marcus Bell', initials: 'MB', tint: 'rose' },
  sofia: { name: 'Sofia Brandão', initials: 'SB', tint: 'blue' },
} satisfies Record<string, SamplePerson>;

/** The same evening as the dashboard: 58 of 84 members are in, 69 percent. */
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
    { person: sampleMembers.jordan, guest: false, from: 'Treasurer', at: '7:02 PM' },
    { person: sampleMembers.tessa, guest: false, from: 'Scholarship', at: '7:02 PM' },
    { person: guests.marcus, guest: true, from: 'With Luca Ferri', at: '7:01 PM' },
    { person: sampleMembers.luca, guest: false, from: 'Member', at: '7:01 PM' },
    { person: sampleMembers.imani, guest: false, from: 'Member', at: '7:00 PM' },
    { person: sampleMembers.priya, guest: false, from: 'Secretary', at: '6:58 PM' },
    { person: guests.sofia, guest: true, from: 'With Hana Mori', at: '6:57 PM' },
    { person: sampleMembers.hana, guest: false, from: 'Member', at: '6:57 PM' },
    { person: sampleMembers.eli, guest: false, from: 'Philanthropy', at: '6:55 PM' },
  ],
  missing: [
    { person: sampleMembers.devon, detail: 'On the way, 5 min' },
    { person: sampleMembers.noah, detail: 'No answer yet' },
    { person: sampleMembers.ruben, detail: 'No answer yet' },
    { person: sampleMembers.theo, detail: 'Excused: lab until 8 PM' },
    { person: sampleMembers.grace, detail: 'On the way, 2 min' },
  ],
};
