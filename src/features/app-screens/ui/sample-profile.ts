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
  activity: [
    { what: 'Opened check-in', detail: 'Chapter meeting', at: '6:45 PM' },
    { what: 'Messaged Rush Committee', detail: 'Bid list by Monday', at: '4:20 PM' },
    { what: 'Checked in', detail: 'Budget review', at: 'Wed' },
    { what: 'Joined the food drive', detail: '3 hours of service', at: 'Mar 9' },
    { what: 'Paid spring dues', detail: '$410.00', at: 'Feb 1' },
  ],
};
