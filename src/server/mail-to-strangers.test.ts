import { expect, it } from 'vitest';
import { isMachine } from './mail-to-strangers';

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
