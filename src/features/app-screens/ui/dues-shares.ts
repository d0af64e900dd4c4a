import { duesSample as sample } from './sample-dues';

/** The members, grouped by how much they have paid. */
export const duesShares = [
  { count: sample.paid, words: 'paid', fill: 'var(--color-violet)' },
  { count: sample.onPlan, words: 'on plans', fill: 'var(--color-lilac)' },
  { count: sample.overdue, words: 'overdue', fill: 'var(--color-bad-soft)' },
];

/** 31570 as '$31,570'. */
export const money = (dollars: number) => `$${dollars.toLocaleString('en-US')}`;
