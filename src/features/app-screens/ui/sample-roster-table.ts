import type { RosterTable } from '../contract';
import { sampleMembers as m } from './sample-members';

/** The first rows of 84, sorted by office and then by name. */
export const rosterTable: RosterTable = [
  { member: m.maya, committee: 'Executive', events: 41 },
  { member: m.jordan, committee: 'Finance', events: 38 },
  { member: m.priya, committee: 'Executive', events: 42 },
  { member: m.amara, committee: 'Social', events: 36 },
  { member: m.eli, committee: 'Service', events: 33 },
  { member: m.noah, committee: 'Alumni', events: 31 },
  { member: m.devon, committee: 'Rush', events: 22 },
  { member: m.tessa, committee: 'Academic', events: 35 },
  { member: m.imani, committee: 'Service', events: 39 },
  { member: m.theo, committee: 'Academic', events: 27 },
  { member: m.luca, committee: 'Social', events: 32 },
  { member: m.hana, committee: 'Rush', events: 37 },
  { member: m.grace, committee: 'Finance', events: 34 },
  { member: m.ruben, committee: 'Social', events: 30 },
];
