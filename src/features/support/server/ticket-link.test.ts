import { expect, it } from 'vitest';
import { isFor, readTicketToken, ticketLink, visitPath } from './ticket-link';

const DAY = 24 * 3_600_000;
const now = Date.parse('2026-03-09T12:00:00Z');
const ticket = { id: 7, email: 'Ada@example.com' };
const token = (address: string) => address.split('/').at(-1);

it('opens its ticket, while its mailbox is the ticket’s', () => {
  const link = ticketLink(ticket, now);
  expect(link).toMatch(/^https:\/\/site\.example\/support\/status\/[\w-]+\.[\w-]{43}$/);
  const read = readTicketToken(token(link), now);
  expect(read?.id).toBe(7);
  expect(isFor(read?.mark ?? '', 'ada@example.com')).toBe(true);
  expect(isFor(read?.mark ?? '', 'eve@example.com')).toBe(false);
});

it('lasts five years in an email, and a day after the form', () => {
  const link = token(ticketLink(ticket, now));
  expect(readTicketToken(link, now + 5 * 365 * DAY - 1)?.id).toBe(7);
  expect(readTicketToken(link, now + 5 * 365 * DAY)).toBeNull();
  const visit = token(visitPath(ticket, now));
  expect(readTicketToken(visit, now + DAY - 1)?.id).toBe(7);
  expect(readTicketToken(visit, now + DAY)).toBeNull();
});

it('is invalid when changed', () => {
  const link = token(ticketLink(ticket, now)) ?? '';
  const forged = Buffer.from(`8 ${now + DAY} x`).toString('base64url');
  for (const bad of [undefined, '', 'message', `${link}A`, `x${link}`, `${forged}.${link.split('.')[1]}`])
    expect(readTicketToken(bad, now), bad).toBeNull();
});
