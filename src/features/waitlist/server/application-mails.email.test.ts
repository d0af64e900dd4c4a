import { expect, it } from 'vitest';
import { mailSender } from '@/core/shared/mail-sender.fixture';
import { wordsOf } from '@/core/shared/page-texts';
import { APPLICATION_TEXTS } from '../contract.texts';
import { applicationAcknowledgement, applicationNotice } from './application-mails.email';

const application = {
  id: 9,
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  organization: 'ΑΦΑ\u2066 Chapter',
  organizationSize: '51-100',
} as const;

it('tells the team who applied', () => {
  const mail = applicationNotice(application, mailSender);
  expect(mail).toMatchObject({
    kind: 'application-notice',
    to: 'apply@colonnade.example',
    replyTo: 'ada@example.com',
    subject: 'New Founding Chapter Application: ΑΦΑ Chapter',
  });
  expect(mail.text).toContain('Members:      51-100');
  expect(mail.text).toContain('Status:       Pending Review');
  expect(mail.text).toContain('https://colonnade.example/admin/desk/application/9');
});

const { received } = wordsOf(APPLICATION_TEXTS, {}, { brand: 'Colonnade', seats: 100, left: 100 });

it('acknowledges without any text of the applicant', () => {
  const mail = applicationAcknowledgement(application, mailSender, received);
  expect(mail).toMatchObject({
    kind: 'application-acknowledgement',
    to: 'ada@example.com',
    replyTo: 'apply@colonnade.example',
    subject: 'Colonnade received your founding chapter application',
    autoReply: true,
  });
  for (const typed of ['Ada', 'ΑΦΑ', 'Chapter', '51-100'])
    expect(mail.subject + mail.text).not.toContain(typed);
});

it('tells the team to answer the notice itself where emails come back to us', () => {
  const mail = applicationNotice(application, { ...mailSender, takesMail: true });
  expect(mail.replyTo).toBe('apply@colonnade.example');
  expect(mail.text).toContain(
    'You can also answer this email: your answer goes to the sender, in the team’s name.',
  );
});
