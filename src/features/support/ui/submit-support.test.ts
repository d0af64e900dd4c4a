import { describe, expect, it } from 'vitest';
import { makeTicketFile, supportServiceFields } from './submit-support';

describe('makeTicketFile', () => {
  const file = makeTicketFile({
    request: {
      name: 'Jordan Reyes',
      email: 'jordan@halestate.edu',
      subject: 'Dues look wrong',
      category: 'billing',
      priority: 'high',
      message: 'Two lines:\nand the second.',
    },
    prefix: 'CLN',
    mailbox: 'hello@colonnade.example',
    reference: '0b0e8f0e-7d0a-4a8e-9d5d-0a3c2f1e4b5a',
    now: new Date('2026-03-09T18:30:00.123Z'),
  });

  it('is named by prefix and time', () => {
    expect(file.name).toBe('CLN-support-ticket-1773081000123.txt');
  });

  it('contains ticket id, fields, reference and instruction, the message last', () => {
    expect(file.content).toBe(`Support Request
Please send this file to hello@colonnade.example to receive assistance.

Ticket ID: CLN-1773081000123
Submitted: 2026-03-09T18:30:00.123Z
Name: Jordan Reyes
Email: jordan@halestate.edu
Subject: Dues look wrong
Category: Billing & Payments
Priority: High
Reference: 0b0e8f0e-7d0a-4a8e-9d5d-0a3c2f1e4b5a

Message:
Two lines:
and the second.
`);
  });
});

describe('supportServiceFields', () => {
  it('sends the fields that the form service needs', () => {
    const fields = supportServiceFields(
      {
        name: 'Jordan Reyes',
        email: 'jordan@halestate.edu',
        subject: 'Dues look wrong',
        category: 'billing',
        priority: 'high',
        message: 'Spring dues were counted twice.',
      },
      'key-1',
    );
    expect(fields).toEqual({
      name: 'Jordan Reyes',
      email: 'jordan@halestate.edu',
      subject: 'Dues look wrong',
      category: 'billing',
      priority: 'high',
      message: 'Spring dues were counted twice.',
      details:
        'Name: Jordan Reyes\nEmail: jordan@halestate.edu\nSubject: Dues look wrong\nCategory: Billing & Payments\nPriority: High\n\nSpring dues were counted twice.',
      reference: 'key-1',
      _subject: '[high] billing: Dues look wrong',
      _captcha: 'false',
      _template: 'table',
      _replyto: 'jordan@halestate.edu',
    });
  });
});
