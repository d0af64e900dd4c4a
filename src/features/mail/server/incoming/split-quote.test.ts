import { expect, it } from 'vitest';
import { splitQuote } from './split-quote';

it.each([
  ['nothing', 'Hello.\n\nAda', 'Hello.\n\nAda', ''],
  [
    'an attribution in Greek',
    'Ναι.\n\nΣτις Τρί 24 Νοε 2026 στις 10:42 π.μ., ο χρήστης Colonnade\n<hello@colonnade.example> έγραψε:\n\n> Δοκιμή',
    'Ναι.',
    '> Στις Τρί 24 Νοε 2026 στις 10:42 π.μ., ο χρήστης Colonnade\n> <hello@colonnade.example> έγραψε:\n>\n> Δοκιμή',
  ],
  [
    'Outlook’s block',
    'Yes.\n\nFrom: Team <a@b.example>\nSent: Tuesday\nTo: Ada\nSubject: Re: x\n\nOld',
    'Yes.',
    '> From: Team <a@b.example>\n> Sent: Tuesday\n> To: Ada\n> Subject: Re: x\n>\n> Old',
  ],
  ['answers between the lines', '> One?\n\nYes.\n\n> Two?\n\nNo.', '> One?\n\nYes.\n\n> Two?\n\nNo.', ''],
  [
    'a sentence that only looks like one',
    'Hello,\n\nOn Monday we wrote:\n\nNo reminders today.',
    'Hello,\n\nOn Monday we wrote:\n\nNo reminders today.',
    '',
  ],
  ['a whole forwarded email', '> Only this', '> Only this', ''],
])('splits %s', (_name, text, own, quoted) => {
  expect(splitQuote(text)).toEqual({ own, quoted });
});
