import type { ThreadSample } from '../contract';
import { sampleMembers } from './sample-members';

const { maya, amara, devon, hana, tessa } = sampleMembers;

/** The afternoon before the meeting, in the recruitment group. */
export const threadSample: ThreadSample = {
  name: 'Rush Committee',
  detail: '14 members, 5 online',
  day: 'Today',
  messages: [
    {
      by: devon,
      own: false,
      text: 'Twelve people came back for the second round. My notes on each are in the folder.',
      at: '3:02 PM',
    },
    { by: maya, own: true, text: 'Reading them now, thank you.', at: '3:04 PM' },
    {
      by: hana,
      own: false,
      text: 'Marcus Bell asked twice about the service hours. I like him.',
      at: '3:05 PM',
    },
    {
      by: maya,
      own: true,
      text: 'He’s coming with Luca tonight. Say hello before the meeting.',
      at: '3:11 PM',
    },
    {
      by: amara,
      own: false,
      text: 'Bring him along tomorrow too. The grill is booked and the porch is swept.',
      at: '3:26 PM',
      event: { title: 'Porch barbecue', when: 'Sat, Mar 16 · 1:00 PM' },
    },
    { by: hana, own: false, text: 'I’ve got the door at one.', at: '3:28 PM' },
    {
      by: tessa,
      own: false,
      text: 'I can look at grades by Sunday. Send me the names, nobody else sees them.',
      at: '3:51 PM',
    },
    { by: devon, own: false, text: 'Sent. When do we vote?', at: '4:14 PM' },
    {
      by: maya,
      own: true,
      text: 'Bid list by Monday, vote on Tuesday, letters out on Wednesday.',
      at: '4:20 PM',
    },
  ],
};
