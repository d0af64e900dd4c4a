import { expect, it } from 'vitest';
import { count, duration, figures } from './sending-words';

it('counts an email being sent as not sent yet', () => {
  expect(figures({ counts: { waiting: 1199, sending: 1, sent: 8700, unsure: 1, 'left-out': 99 } })).toEqual([
    { label: 'To send', value: '1,200' },
    { label: 'Sent', value: '8,700' },
    { label: 'Failed', value: '0' },
    { label: 'To look at', value: '1' },
    { label: 'Left out', value: '99' },
  ]);
});

it('uses the singular for one', () => {
  expect([count(1, 'subscriber', 'subscribers'), count(1200, 'subscriber', 'subscribers')]).toEqual([
    '1 subscriber',
    '1,200 subscribers',
  ]);
});

it.each([
  [10, 300, 'in about a minute'],
  [10_000, 300, 'in about 34 minutes'],
  [100_000, 300, 'in about 6 hours'],
  [10_000, 0, 'as fast as the mail server takes them'],
])('states the duration: %i emails at %i per minute', (mails, rate, words) => {
  expect(duration(mails, rate)).toBe(words);
});
