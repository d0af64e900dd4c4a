import { expect, it } from 'vitest';
import { applicationAcknowledgement, applicationNotice } from './application-mails.email';

const application = {
  id: 9,
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  organization: 'ΑΦΑ\u2066 Chapter',
  organizationSize: '51-100',
} as const;
const sender = {
  brand: {
    name: 'Colonnade',
    prefix: 'CLN',
    colors: { primary: '#7c3aed', light: '#c084fc' },
    mailboxes: {
      contact: 'c@c.example',
      support: 's@c.example',
      applications: 'a@c.example',
      quotes: 'q@c.example',
    },
  },
  siteUrl: 'https://c.example',
};

it('tells the team who applied', () => {
  const mail = applicationNotice(application, sender);
  expect(mail).toMatchObject({
    kind: 'application-notice',
    to: 'a@c.example',
    replyTo: 'ada@example.com',
    subject: 'New Founding Chapter Application: ΑΦΑ Chapter',
  });
  expect(mail.text).toContain('Members:      51-100');
  expect(mail.text).toContain('Status:       Pending Review');
  expect(mail.text).toContain('https://c.example/admin/collections/waitlist/9');
});

it('acknowledges without a word of the applicant’s', () => {
  const mail = applicationAcknowledgement(application, sender);
  expect(mail).toMatchObject({
    kind: 'application-acknowledgement',
    to: 'ada@example.com',
    replyTo: 'a@c.example',
    subject: 'Colonnade received your founding chapter application',
    autoReply: true,
  });
  for (const typed of ['Ada', 'ΑΦΑ', 'Chapter', '51-100'])
    expect(mail.subject + mail.text).not.toContain(typed);
});
