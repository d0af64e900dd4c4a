import { duesSample as sample } from './sample-dues';

/** The members, grouped by how much they have paid. */
export const duesShares = [
  { count: sample.paid, words: 'paid', fill: '#7c3aed' },
  { count: sample.onPlan, words: 'on plans', fill: '#c084fc' },
  { count: sample.overdue, words: 'overdue', fill: '#e9b9a8' },
];

/** 31570 as '$31,570'. */
export const money = (dollars: number) => `$${dollars.toLocaleString('en-US')}`;
