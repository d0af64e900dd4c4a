import { expect, it } from 'vitest';
import { readRefusal, readSmtpRefusal } from './refusal';

it.each([
  [
    '5.1.1',
    '550 5.1.1 <jane@chapter.example>: Recipient address rejected: User unknown in virtual mailbox table',
  ],
  ['5.0.0', '550 5.1.1 <jane@chapter.example>: User unknown'],
  ['5.0.0', '550 No such user here'],
  ['5.0.0', '550 Unrouteable address'],
  [
    '5.4.4',
    'Host or domain name not found. Name service error for name=chapter.example type=AAAA: Host not found',
  ],
  [
    '',
    '550-5.1.1 The email account that you tried to reach does not exist. Please try 550-5.1.1 double-checking',
  ],
  ['5.5.0', '550 5.5.0 Requested action not taken: mailbox unavailable'],
  ['5.4.1', '550 5.4.1 Recipient address rejected: Access denied. AS(201806281)'],
  ['5.1.10', '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup'],
  ['5.2.1', '550 5.2.1 The email account that you tried to reach is disabled'],
  ['5.0.0', '554 delivery error: dd This user does not have a mail.example account'],
  ['5.1.1', '550 5.1.1 <policy@spam.example>: Recipient address rejected'],
])('sees in %s that there is no such mailbox: %s', (status, said) => {
  expect(readRefusal(status, said).isAddressBad).toBe(true);
});

it.each([
  [
    '5.2.1',
    '550-5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages',
  ],
  ['5.2.2', '552 5.2.2 The mailbox is full'],
  ['5.0.0', '550 Mailbox quota exceeded for this user, unknown when it is free'],
  ['5.0.0', '550 5.7.1 Message rejected as spam by content filtering'],
  ['5.7.1', '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using list.example'],
  ['5.1.8', '550 5.1.8 Sender address rejected: Domain not found'],
  [
    '5.0.0',
    '550-Verification failed for <hello@colonnade.example> 550-Called: 192.0.2.7 550-Response: 550 5.1.1 User unknown 550 Sender verify failed',
  ],
  ['4.1.1', '450 4.1.1 <jane@chapter.example>: Recipient address rejected: unverified address: unknown user'],
  ['5.0.0', '451 User unknown, try again later'],
  ['', '550 connect from 192.5.1.1 refused'],
  ['', ''],
])('sees in %s that it may arrive another time: %s', (status, said) => {
  expect(readRefusal(status, said).isAddressBad).toBe(false);
});

it('says in words what happened, with the server’s own', () => {
  expect(readRefusal('5.0.0', '550 5.1.1 User unknown').problem).toBe(
    'The mailbox does not exist (5.1.1): 550 5.1.1 User unknown',
  );
  expect(readRefusal('', 'Connection timed out').problem).toBe(
    'The receiving server could not be reached in time: Connection timed out',
  );
  expect(readSmtpRefusal('Can’t send mail - all recipients were rejected: 550 5.1.1 No such user')).toEqual({
    problem: 'The mailbox does not exist (5.1.1): 550 5.1.1 No such user',
    isAddressBad: true,
  });
});
