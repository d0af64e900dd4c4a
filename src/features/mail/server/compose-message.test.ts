import { describe, expect, it } from 'vitest';
import { composeMessage, UnsendableError } from './compose-message';
import type { OutboxMail } from './outbox';

const mail: OutboxMail = {
  id: 1,
  kind: 'ticket-acknowledgement',
  to: 'ada@example.com',
  replyTo: 'support@colonnade.example',
  subject: 'Hello\r\nBcc: x@example.com',
  text: 'Text',
  html: null,
  thread: null,
  unsubscribeUrl: null,
  state: 'waiting',
  messageId: '<one@colonnade.example>',
  lastError: null,
  autoReply: true,
  fromPerson: false,
  collection: 'support-tickets',
  recordId: '7',
};
const from = { name: 'Colonnade', address: 'hello@colonnade.example' };

describe('composeMessage', () => {
  it('tells other systems not to answer an automatic reply', () => {
    expect(composeMessage(mail, from).headers).toEqual({
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
      Precedence: 'bulk',
    });
    expect(composeMessage({ ...mail, autoReply: false }, from).headers).toEqual({
      'Auto-Submitted': 'auto-generated',
    });
  });

  it('keeps its Message-ID and lets no line break into the subject', () => {
    expect(composeMessage(mail, from)).toMatchObject({
      messageId: '<one@colonnade.example>',
      subject: 'Hello Bcc: x@example.com',
    });
  });

  it('puts a person’s answer into the conversation, and does not mark it as automatic', () => {
    const thread = '<one@c.example> <two@c.example>';
    const answer = { ...mail, thread, html: '<p>Text</p>', autoReply: false, fromPerson: true };
    expect(composeMessage(answer, from)).toMatchObject({
      inReplyTo: '<two@c.example>',
      references: ['<one@c.example>', '<two@c.example>'],
      html: '<p>Text</p>',
      headers: {},
    });
    expect(composeMessage(mail, from)).not.toHaveProperty('references');
  });

  it('offers subscribers one-click unsubscription', () => {
    const unsubscribeUrl = 'https://c.example/newsletter/unsubscribe?token=a.b';
    expect(composeMessage({ ...mail, unsubscribeUrl }, from).headers).toMatchObject({
      'List-Unsubscribe': '<https://c.example/newsletter/unsubscribe?token=a.b>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it.each([
    'a@x.co, b@y.co',
    'a@x.co\r\nBcc: b@y.co',
    'Ada <a@x.co>',
    'a@x.co;b@y.co',
    'a@x.co\u2028',
    'nobody',
    '@',
  ])('refuses %j as an address', (address) => {
    expect(() => composeMessage({ ...mail, to: address }, from)).toThrow(UnsendableError);
    expect(() => composeMessage({ ...mail, replyTo: address }, from)).toThrow(UnsendableError);
  });
});
