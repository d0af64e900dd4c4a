import { describe, expect, it } from 'vitest';
import { mailSender } from '@/core/shared/mail-sender.fixture';
import { wordsOf } from '@/core/shared/page-texts';
import { QUOTE_TEXTS } from '../contract.quote-texts';
import { quoteAcknowledgement, quoteNotice } from './quote-mails.email';

const quote = {
  id: 7,
  quoteId: 'CLN-Q-1795245341078',
  dueAt: '2026-11-22T07:15:41.078Z',
  merchandise: 't-shirts',
  quantity: 1075,
  tier: '30',
  sizes: 'S 10\nM 65',
  event: 'Founders\u202E Day dinner',
  idea: 'Our letters over the library door',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  organization: 'ΑΦΑ',
  estimate: 13824.5,
  designName: 'crest.png',
} as const;

describe('quoteNotice', () => {
  const mail = quoteNotice(quote, mailSender);

  it('goes to the quotes mailbox and lets the team answer the sender', () => {
    expect(mail).toMatchObject({
      kind: 'quote-notice',
      to: 'quotes@colonnade.example',
      replyTo: 'ada@example.com',
      subject: '[CLN-Q-1795245341078] Quote: 1,075 × T-shirts for ΑΦΑ',
      about: { collection: 'quotes', id: '7' },
    });
    expect(mail.autoReply).toBeUndefined();
  });

  it('contains the request, its due time, its file name and links to both', () => {
    expect(mail.text).toContain('It is due Sunday, November 22 at 7:15 AM UTC.');
    expect(mail.text).toContain('Quantity:     1,075\n');
    expect(mail.text).toContain('Order:        2nd order of the academic year (margin 30%)\n');
    expect(mail.text).toContain('Estimate:     $13,824.50, priced as one-color T-shirts\n');
    expect(mail.text).toContain('Design file:  crest.png\n');
    expect(mail.text).toContain('Sizes:\n> S 10\n> M 65\n');
    expect(mail.text).toContain('Design idea:\n> Our letters over the library door\n');
    expect(mail.text).toContain('https://colonnade.example/admin/desk/quote/7\n');
  });

  it('leaves out missing fields', () => {
    const { text } = quoteNotice({ ...quote, sizes: '', idea: '', designName: null }, mailSender);
    expect(text).not.toMatch(/Sizes:|Design idea:/);
    expect(text).toContain('Design file:  none yet\n');
  });
});

describe('quoteAcknowledgement', () => {
  const { received } = wordsOf(QUOTE_TEXTS, {}, { brand: 'Colonnade', seats: 100, left: 100 });
  const mail = quoteAcknowledgement(quote, mailSender, received);

  it('says which hours the promise counts', () => {
    const { text } = quoteAcknowledgement(quote, { ...mailSender, rule: 'We’re open on Mondays.' }, received);
    expect(text).toContain('\n\nWe’re open on Mondays.\n\n');
    expect(mail.text).not.toContain('We’re open');
  });

  it('goes to the mailSender, as an automatic reply, with number and hour', () => {
    expect(mail).toMatchObject({
      kind: 'quote-acknowledgement',
      to: 'ada@example.com',
      replyTo: 'quotes@colonnade.example',
      subject: 'We received your quote request CLN-Q-1795245341078',
      autoReply: true,
    });
    expect(mail.text).toContain('Your quote number is CLN-Q-1795245341078.');
    expect(mail.text).toContain('by Sunday, November 22 at 7:15 AM UTC.');
  });

  it('repeats nothing that was entered', () => {
    const all = `${mail.subject}\n${mail.text}`;
    for (const typed of ['Ada', 'ada@example.com', 'ΑΦΑ', 'Founders', 'library', 'crest', 'S 10']) {
      expect(all).not.toContain(typed);
    }
  });
});

it('tells the team to answer the notice itself where emails come back to us', () => {
  const mail = quoteNotice(quote, { ...mailSender, takesMail: true });
  expect(mail.replyTo).toBe('quotes@colonnade.example');
  expect(mail.text).toContain(
    'You can also answer this email: your answer goes to the sender, in the team’s name.',
  );
});
