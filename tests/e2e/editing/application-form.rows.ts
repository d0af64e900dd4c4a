import { type EditedDocument, newWords, rowsOn } from './row';
import { applicationMail, pageWithSeats, source } from './texts';

const SENT = source('/waitlist/submit?sent=yes');

export const applicationForm: EditedDocument = {
  global: 'application-form',
  preview: 'application-form',
  previews: ['/'],
  rows: [
    ...newWords('/', '#waitlist', ['panel.heading', 'panel.lead', 'panel.count']),
    ...newWords('/', pageWithSeats('/', 0), [
      'panel.headingFull',
      'panel.leadFull',
      'form.headingFull',
      'form.submitFull',
    ]),
    ...newWords('/', '#waitlist [role="img"]@aria-label', ['panel.counter']),
    ...newWords('/', '#waitlist form', ['form.heading', 'form.lead', 'form.submit', 'form.submitShort']),
    ...rowsOn('/', [
      ['form.nameExample', 'Ada Example', '#waitlist [name="fullName"]@placeholder'],
      ['form.emailExample', 'ada@school.example', '#waitlist [name="email"]@placeholder'],
      ['form.organizationExample', 'Alpha Phi Alpha', '#waitlist [name="organization"]@placeholder'],
      [
        'form.agreement',
        'You accept the {privacy} and the {terms}!',
        '#waitlist form',
        'You accept the New form.privacy and the New form.terms!',
      ],
    ]),
    ...newWords('/', '#waitlist a[href="/privacy-policy"]', ['form.privacy']),
    ...newWords('/', '#waitlist a[href="/terms"]', ['form.terms']),
    ...newWords('/', source('/'), [
      'form.pending',
      'messages.sentTitle',
      'messages.sentText',
      'messages.downloadedTitle',
      'messages.downloadedText',
      'messages.failedText',
    ]),
    ...newWords('/waitlist/submit', SENT, ['thanks.heading', 'thanks.text', 'thanks.back', 'plain.title']),
    ...newWords('/waitlist/submit', source('/waitlist/submit?refused=email'), ['messages.failedTitle']),
    ...newWords('/', applicationMail, [
      'received.subject',
      'received.greeting',
      'received.text',
      'received.promise',
      'received.mistake',
      'received.closing',
    ]),
    ...newWords('/waitlist/submit', 'main', ['plain.name']),
  ],
};
