import { expect, it } from 'vitest';
import { newTicketId } from './ticket-id';

it('is the prefix and the milliseconds, one more for each that was given already', () => {
  const now = 1_795_245_341_078;
  expect(newTicketId('CLN', now)).toBe('CLN-1795245341078');
  expect(newTicketId('CLN', now)).toBe('CLN-1795245341079');
  expect(newTicketId('ABC', now - 5000)).toBe('ABC-1795245341080');
  expect(newTicketId('CLN', now + 10)).toBe('CLN-1795245341088');
});
