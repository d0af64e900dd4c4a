import { describe, expect, it } from 'vitest';
import { mailSender } from '@/core/shared/mail-sender.fixture';
import { wordsOf } from '@/core/shared/page-texts';
import { TICKET_TEXTS } from '../contract.ticket-texts';
import { ticketAcknowledgement, ticketNotice } from './ticket-mails.email';

const ticket = {
  id: 7,
  ticketId: 'CLN-1795245341078',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'Dues\u202E reminder',
  category: 'billing',
  message: 'First line\nSecond line',
  priority: 'urgent',
} as const;

describe('ticketNotice', () => {
  const mail = ticketNotice(ticket, { ...mailSender, takesMail: false });

  it('goes to the team and lets them answer the sender', () => {
    expect(mail).toMatchObject({
      kind: 'ticket-notice',
      to: 'support@colonnade.example',
      replyTo: 'ada@example.com',
      subject: '[CLN-1795245341078] [Urgent] Billing & Payments: Dues reminder',
      about: { collection: 'support-tickets', id: '7' },
    });
    expect(mail.autoReply).toBeUndefined();
  });

  it('contains the request and a link to it', () => {
    expect(mail.text).toContain('Name:     Ada Lovelace\n');
    expect(mail.text).toContain('> First line\n> Second line');
    expect(mail.text).toContain('https://colonnade.example/admin/desk/ticket/7');
  });
});

describe('where emails come back to us', () => {
  const sender = { ...mailSender, takesMail: true };

  it('the team answers the notice itself', () => {
    const mail = ticketNotice(ticket, sender);
    expect(mail.replyTo).toBe('support@colonnade.example');
    expect(mail.text).toContain(
      'You can also answer this email: your answer goes to the sender, in the team’s name.',
    );
    expect(mail.text).not.toContain('Your reply to this email goes to the sender.');
  });

  it('the sender answers the acknowledgement', () => {
    const { received } = wordsOf(TICKET_TEXTS, {}, { brand: 'Colonnade', seats: 100, left: 100 });
    const link = 'https://colonnade.example/support/status/a.b';
    const mail = ticketAcknowledgement(ticket, sender, link, received);
    expect(mail.text).toContain(
      'To add something, answer this email.\n\nFollow your request:\nhttps://colonnade.example/support/status/a.b',
    );
  });
});

describe('ticketAcknowledgement', () => {
  const { received } = wordsOf(TICKET_TEXTS, {}, { brand: 'Colonnade', seats: 100, left: 100 });
  const link = 'https://colonnade.example/support/status/a.b';
  const mail = ticketAcknowledgement(ticket, { ...mailSender, takesMail: false }, link, received);

  it('goes to the mailSender, as an automatic reply', () => {
    expect(mail).toMatchObject({
      kind: 'ticket-acknowledgement',
      to: 'ada@example.com',
      replyTo: 'support@colonnade.example',
      subject: 'We received your support request CLN-1795245341078',
      autoReply: true,
    });
    expect(mail.text).toContain('Your ticket ID is CLN-1795245341078.');
    expect(mail.text).toContain('\n\nWe’ll answer within 24 hours.\n\n');
    expect(mail.text).toContain(
      'Follow your request, or add to it:\nhttps://colonnade.example/support/status/a.b\n',
    );
    expect(mail.html).toContain('href="https://colonnade.example/support/status/a.b"');
  });

  it('says which hours the promise counts', () => {
    const sender = { ...mailSender, takesMail: false, rule: 'We’re open on Mondays.' };
    const { text } = ticketAcknowledgement(ticket, sender, link, received);
    expect(text).toContain('\n\nWe’ll answer within 24 hours.\n\nWe’re open on Mondays.\n\n');
  });

  it('repeats nothing that was entered', () => {
    const all = `${mail.subject}\n${mail.text}\n${mail.html}`;
    for (const typed of ['Ada', 'Lovelace', 'ada@example.com', 'Dues', 'First line', 'Second line']) {
      expect(all).not.toContain(typed);
    }
  });
});
