import type { RosterSample } from '../contract';
import { sampleMembers } from './sample-members';

export const rosterSample: RosterSample = {
  time: '7:02',
  active: 84,
  incoming: 12,
  alumni: 310,
  board: [sampleMembers.maya, sampleMembers.jordan, sampleMembers.priya],
  members: [sampleMembers.amara, sampleMembers.devon, sampleMembers.eli, sampleMembers.tessa],
};
