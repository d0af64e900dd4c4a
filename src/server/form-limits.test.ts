import { expect, it } from 'vitest';
import { mailboxLimit } from './form-limits';

it.each([
  [20, 20, 5],
  [100, 100, 5],
  [40, 20, 10],
  [2, 20, 1],
  [0, 20, 0],
])('of %i an hour (standard %i) one mailbox gets %i', (configured, standard, expected) =>
  expect(mailboxLimit(configured, standard)).toBe(expected),
);
