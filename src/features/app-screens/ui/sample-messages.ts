import type { MessagesSample } from '../contract';
import { sampleMembers } from './sample-members';

export const messagesSample: MessagesSample = {
  time: '7:02',
  groups: [
    {
      name: 'All Brothers',
      members: 84,
      badge: { letters: 'ΓΩΛ' },
      last: 'Priya: Doors close at 7:10',
      at: '7:01 PM',
      unread: 12,
    },
    {
      name: 'Executive Board',
      members: 9,
      badge: { glyph: 'key-round' },
      last: 'Jordan: Budget is in the folder',
      at: '6:48 PM',
      unread: 3,
    },
    {
      name: 'Rush Committee',
      members: 14,
      badge: { glyph: 'user-plus' },
      last: 'You: Bid list by Monday',
      at: '4:20 PM',
      unread: 0,
    },
  ],
  direct: [
    { person: sampleMembers.amara, last: 'The Foundry said yes to 7 PM', at: '7:00 PM', unread: 1 },
    { person: sampleMembers.eli, last: 'You: Got it, thank you!', at: '6:59 PM', unread: 0 },
    { person: sampleMembers.tessa, last: 'Study hours are on the sheet', at: 'Thu', unread: 0 },
    { person: sampleMembers.noah, last: 'Alumni want a table for eight', at: 'Wed', unread: 0 },
    { person: sampleMembers.grace, last: 'Can I bring two guests?', at: 'Wed', unread: 0 },
    { person: sampleMembers.luca, last: 'You: See you at the door', at: 'Tue', unread: 0 },
    { person: sampleMembers.imani, last: 'Photos from the food drive', at: 'Mar 10', unread: 0 },
    { person: sampleMembers.theo, last: 'Lab runs late again on Friday', at: 'Mar 8', unread: 0 },
    { person: sampleMembers.hana, last: 'You: Your mentor is Priya', at: 'Mar 6', unread: 0 },
    { person: sampleMembers.ruben, last: 'Keys are back in the box', at: 'Mar 4', unread: 0 },
    { person: sampleMembers.jordan, last: 'You: Signed, both copies', at: 'Mar 2', unread: 0 },
  ],
};
