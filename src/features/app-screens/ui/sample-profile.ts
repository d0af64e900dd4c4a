import type { ProfileSample } from '../contract';
import { sampleMembers } from './sample-members';

export const profileSample: ProfileSample = {
  time: '7:02',
  member: sampleMembers.maya,
  chapter: 'Gamma Omega Lambda',
  tags: ['Executive', 'Rush Committee', 'Mentor'],
  email: 'maya@gol-beta.example',
  phone: '(614) 555-0142',
  major: 'Political Science',
  gpa: 3.82,
  rating: 4.9,
  events: 41,
  term: [
    { what: 'Chapter meetings', done: 4, of: 4 },
    { what: 'Events attended', done: 41, of: 42 },
    { what: 'Service hours', done: 18, of: 20 },
    { what: 'Study hours', done: 26, of: 30 },
  ],
  activity: [
    { what: 'Opened check-in', detail: 'Chapter meeting', at: '6:45 PM' },
    { what: 'Messaged Rush Committee', detail: 'Bid list by Monday', at: '4:20 PM' },
    { what: 'Checked in', detail: 'Budget review', at: 'Wed' },
    { what: 'Joined the food drive', detail: '3 hours of service', at: 'Mar 9' },
    { what: 'Booked Hale Hall 204', detail: 'Chapter meetings until May', at: 'Mar 4' },
    { what: 'Voted on the spring budget', detail: 'Executive Board', at: 'Feb 28' },
    { what: 'Won the trivia night', detail: 'With Tessa and Luca', at: 'Feb 23' },
    { what: 'Paid spring dues', detail: '$410.00', at: 'Feb 1' },
  ],
};
