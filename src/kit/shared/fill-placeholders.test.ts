import { expect, it } from 'vitest';
import { fillPlaceholders } from './fill-placeholders';

const facts = { name: 'Ada {subject} $&', ticketId: 'CLN-1', subject: 'Dues' };

it('fills in what it knows, once, and leaves the rest visible', () => {
  expect(fillPlaceholders('Dear {name}, {ticketId} is about {subject}. {date} {Name}', facts)).toBe(
    'Dear Ada {subject} $&, CLN-1 is about Dues. {date} {Name}',
  );
});
