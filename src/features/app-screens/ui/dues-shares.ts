import type { DuesSample } from '../contract';
import { sampleMembers } from './sample-members';

/** 74 members paid $410 each and 6 paid half of it: $31,570 of $34,440. */
export const duesSample: DuesSample = {
  time: '7:02',
  term: 'Spring term · due Feb 15',
  each: 410,
  paid: 74,
  onPlan: 6,
  overdue: 4,
  collected: 31570,
  total: 34440,
  reminder: 'Next automatic reminder: tomorrow, 9:00 AM',
  rows: [
    { member: sampleMembers.amara, detail: '$410.00 · Feb 2', state: 'Paid' },
    { member: sampleMembers.devon, detail: '$410.00 · 29 days late', state: 'Overdue' },
    { member: sampleMembers.noah, detail: '$205 of $410 · plan', state: '2 of 4' },
    { member: sampleMembers.eli, detail: '$410.00 · today', state: 'Paid' },
  ],
};

/** The members, grouped by how much they have paid. */
export const duesShares = [
  { count: duesSample.paid, words: 'paid', fill: 'var(--color-violet)' },
  { count: duesSample.onPlan, words: 'on plans', fill: 'var(--color-lilac)' },
  { count: duesSample.overdue, words: 'overdue', fill: 'var(--color-bad-soft)' },
];

/** 31570 as '$31,570'. */
export const money = (dollars: number) => `$${dollars.toLocaleString('en-US')}`;
