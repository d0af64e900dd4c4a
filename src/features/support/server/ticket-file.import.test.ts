import { expect, it } from 'vitest';
import { makeTicketFile } from '../ui/submit-support';
import { readTicketFile } from './ticket-file.import';

const FILE = `Support Request
Please send this file to hello@colonnade.example to receive assistance.

Ticket ID: CLN-1773081000123
Submitted: 2026-03-09T18:30:00.123Z
Name: Jordan Reyes
Email: jordan@halestate.edu
Subject: Dues: they look wrong
Category: Training & Onboarding
Priority: Urgent
Reference: 0b0e8f0e-7d0a-4a8e-9d5d-0a3c2f1e4b5a

Message:
Name: nobody's
Message:

and a third line.
`;
const READ = {
  input: {
    name: 'Jordan Reyes',
    email: 'jordan@halestate.edu',
    subject: 'Dues: they look wrong',
    category: 'training',
    message: "Name: nobody's\nMessage:\n\nand a third line.",
    priority: 'urgent',
  },
  ticketId: 'CLN-1773081000123',
  reference: '0b0e8f0e-7d0a-4a8e-9d5d-0a3c2f1e4b5a',
  submitted: '2026-03-09T18:30:00.123Z',
} as const;

it.each([
  ['as it was downloaded', FILE],
  ['with the line ends and the mark of another program', `\uFEFF${FILE.replaceAll('\n', '\r\n')}`],
])('reads a ticket %s', (_, content) => {
  expect(readTicketFile(content)).toEqual(READ);
});

it('reads what the form writes', () => {
  const { content } = makeTicketFile({
    request: READ.input,
    prefix: 'CLN',
    mailbox: 'hello@colonnade.example',
    reference: READ.reference,
    now: new Date('2026-03-09T18:30:00.123Z'),
  });
  expect(content).toBe(FILE);
});
