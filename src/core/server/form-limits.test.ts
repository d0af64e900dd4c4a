import { expect, it } from 'vitest';
import { isMachine, mailboxLimit } from './form-limits';

it.each([
  [20, 20, 5],
  [100, 100, 5],
  [40, 20, 10],
  [2, 20, 1],
  [0, 20, 0],
])('of %i per hour (standard %i) one mailbox gets %i', (configured, standard, expected) =>
  expect(mailboxLimit(configured, standard)).toBe(expected),
);

it.each([
  'MAILER-DAEMON@example.com',
  'postmaster@example.com',
  'no-reply@example.com',
  'noreply@example.com',
  'do.not.reply@example.com',
  'donotreply@example.com',
  'bounces+1234=a.b@example.com',
  'list-request@example.com',
  'owner-list@example.com',
  'notifications@example.com',
])('never answers %s', (address) => expect(isMachine(address)).toBe(true));

it.each(['ada@example.com', 'reply@example.com', 'rooter@example.com', 'nora.reply@example.com'])(
  'answers %s',
  (address) => expect(isMachine(address)).toBe(false),
);
