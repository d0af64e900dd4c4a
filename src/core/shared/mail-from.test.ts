import { expect, it } from 'vitest';
import { parseMailbox } from './mail-from';

it.each([
  ['site@example.org', { address: 'site@example.org' }],
  [' site@example.org ', { address: 'site@example.org' }],
  ['<site@example.org>', { address: 'site@example.org' }],
  ['Colonnade <site@example.org>', { name: 'Colonnade', address: 'site@example.org' }],
  ['"Colonnade, Inc." <site@example.org>', { name: 'Colonnade, Inc.', address: 'site@example.org' }],
])('reads %s', (text, mailbox) => {
  expect(parseMailbox(text)).toEqual(mailbox);
});

it.each([
  '',
  'Colonnade',
  'a@x.org, b@y.org',
  'Colonnade <site>',
  'A\nBcc: b@y.org <a@x.org>',
  '<a@x.org> <b@y.org>',
])('refuses %j', (text) => {
  expect(parseMailbox(text)).toBeNull();
});
